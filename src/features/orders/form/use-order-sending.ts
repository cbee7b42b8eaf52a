import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AttachmentRef } from '@/api/contract/order-parts'
import { notify } from '@/shell/notify'
import { presentFailure } from '@/shell/present-failure'
import type { useDraft } from '../draft/use-draft'
import type { OrderBase } from '../order-type'
import { deleteFiles } from './attachment-uploads'
import type { FormDefinition, FormErrors, FormValues } from './form-definition'
import type { useOrderForm } from './use-order-form'
import { useSaveOrder, type ExistingOrder } from './use-save-order'

interface SendingInput<Values extends FormValues, Order extends OrderBase, Write> {
  definition: FormDefinition<Values, Order, Write>
  /** the order that is edited; undefined for a new one */
  order: Order | undefined
  form: ReturnType<typeof useOrderForm<Values, Order, Write>>
  draft: ReturnType<typeof useDraft>
  /** what would be sent, without what says which order it is */
  document: Omit<Write, keyof ExistingOrder>
  check: () => FormErrors<Values>
  focus: (field: keyof Values & string) => void
  onStaged: (code: string) => void
  onSubmitted: (code: string) => void
}

/** The files that a form's values hold, where its documents have any. */
export function filesOf(values: FormValues): readonly AttachmentRef[] {
  const { attachments } = values
  return Array.isArray(attachments) ? (attachments as readonly AttachmentRef[]) : []
}

/** Sends a form, and does what has to be done when it was taken, refused or overtaken. */
export function useOrderSending<
  Values extends FormValues,
  Order extends OrderBase,
  Write extends ExistingOrder,
>(input: SendingInput<Values, Order, Write>) {
  const { definition, order, form, draft, document, check, focus } = input
  const { type } = definition
  const queryClient = useQueryClient()
  const { save, running } = useSaveOrder(definition)
  /** the order as somebody else has left it, when a save was refused for that */
  const [newer, setNewer] = useState<Order>()
  const onceKey = order?.code ?? draft.id

  const refuse = (errors: FormErrors<Values>): boolean => {
    const wrong = form.refuse(errors)
    if (wrong !== undefined) focus(wrong)
    return wrong !== undefined
  }
  const send = async (action: 'stage' | 'submit') => {
    if (running) return
    if (refuse(action === 'submit' ? check() : {})) return
    const lock = order ? { code: order.code, gmtModified: form.basis.seen } : {}
    const body = { ...document, ...lock } as Write
    const result = await save(action, { body, onceKey }, form.values)
    if (result.kind === 'saved') await leave(action, result.code)
    if (result.kind === 'refused') refuse(result.errors)
    if (result.kind === 'conflict') await readNewer()
  }
  const leave = async (action: 'stage' | 'submit', code: string) => {
    const kept = new Set(filesOf(form.values).map(({ attachmentId }) => attachmentId))
    const before = filesOf(form.basis.start).map(({ attachmentId }) => attachmentId)
    void deleteFiles(before.filter((id) => !kept.has(id)))
    notify({
      message: action === 'stage' ? msg`${code} was saved` : msg`${code} was submitted`,
      tone: 'success',
    })
    await goOn(action, code)
  }
  /** What was sent is saved, as it turned out now or later. */
  const goOn = async (action: 'stage' | 'submit', code: string) => {
    const reread = { ...type.detail(code), staleTime: 0 }
    const saved = await queryClient.query(reread).catch(() => undefined)
    if (action === 'stage' && order) {
      // The form stays open on what is saved now.
      if (saved) form.settle(saved, form.values)
      return
    }
    draft.forget()
    if (action === 'stage') input.onStaged(code)
    else input.onSubmitted(code)
  }
  const readNewer = async () => {
    if (!order) return
    try {
      setNewer(await type.fetchFresh(order.code))
    } catch (error) {
      presentFailure(error, { asked: true })
    }
  }
  return { send, goOn, running, onceKey, newer, forgetNewer: () => setNewer(undefined) }
}
