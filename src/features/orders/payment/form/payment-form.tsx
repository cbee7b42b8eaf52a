import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import * as v from 'valibot'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import { AttachmentsField } from '@/components/attachments-field/attachments-field'
import { Message } from '@/components/message'
import { FailureState } from '@/shell/failure-state'
import { notify } from '@/shell/notify'
import { presentFailure } from '@/shell/present-failure'
import { useUser } from '@/session/use-user'
import { useDraft } from '../../draft/use-draft'
import { deleteFiles, describeUploadFailure, storeFile } from '../../form/attachment-uploads'
import classes from '../../form/order-form.module.css'
import { RestoreDraft } from '../../form/restore-draft'
import { OutcomePanel } from '../../outcome/outcome-panel'
import { useUnknownWrites } from '../../outcome/unknown-write'
import { paymentOrderType } from '../payment-order-type'
import { BudgetPanel } from './budget-panel'
import { usePaymentChoices } from './choices'
import { FormConflict } from './form-conflict'
import { PaymentFormFields } from './payment-form-fields'
import { paymentFormValues, toDocument, type PaymentFormField } from './payment-form-values'
import { usePaymentForm } from './use-payment-form'
import { useSavePayment } from './use-save-payment'

interface PaymentFormProps {
  /** the order that is edited, as the server has it; undefined for a new one */
  order: PaymentOrderDetail | undefined
  pageKey: string
  onStaged: (code: string) => void
  onSubmitted: (code: string) => void
  onClose: () => void
}

/** The form of a payment order, new or existing. See docs/domain.md, "Payment order" and "Drafts". */
export function PaymentForm({ order, pageKey, onStaged, onSubmitted, onClose }: PaymentFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const ids = useId()
  const section = useRef<HTMLFormElement>(null)
  const form = usePaymentForm(order)
  const { values, basis, errors } = form
  const choices = usePaymentChoices(values.settlement, basis.order)
  const draft = useDraft({
    document: `payment-order.${order?.code ?? 'new'}`,
    start: basis.start,
    values,
    seen: basis.seen,
    pageKey,
  })
  const onceKey = order?.code ?? draft.id
  const user = useUser()
  const unknown = useUnknownWrites(user?.username ?? '', 'payment-order', onceKey)
  const { save, running } = useSavePayment()
  const [isUploading, setIsUploading] = useState(false)
  const [newer, setNewer] = useState<PaymentOrderDetail>()

  const document = toDocument(values, {
    department: choices.departments.find(({ value }) => value === values.affiliationDepartmentCode)
      ?.label,
    principal: choices.principalName(values.principalId),
  })
  const idOf = (field: PaymentFormField) => `${ids}-${field}`
  const focus = (field: PaymentFormField | undefined) => {
    // Once the error stands there, so that it is read along with the field.
    if (field) setTimeout(() => globalThis.document.getElementById(idOf(field))?.focus(), 0)
  }
  const send = async (action: 'stage' | 'submit') => {
    if (running) return
    if (isUploading) {
      notify({ message: msg`Wait until all files are uploaded.`, tone: 'warning' })
      return
    }
    const wrong = action === 'submit' ? form.check() : form.refuse({})
    if (wrong) {
      focus(wrong)
      return
    }
    const lock = order && { code: order.code, gmtModified: basis.seen }
    const result = await save(action, { body: { ...document, ...lock }, onceKey }, values)
    if (result.kind === 'saved') await leave(action, result.code)
    if (result.kind === 'refused') focus(form.refuse(result.errors))
    if (result.kind === 'conflict') await readNewer()
  }
  const reasonAgainst = (changed: PaymentOrderDetail) => {
    const offer = user && paymentOrderType.offer('submit', changed, user)
    return offer?.kind === 'disabled' ? offer.reason : undefined
  }
  const leave = async (action: 'stage' | 'submit', code: string) => {
    const kept = new Set(values.attachments.map(({ attachmentId }) => attachmentId))
    const dropped = basis.start.attachments.filter(({ attachmentId }) => !kept.has(attachmentId))
    void deleteFiles(dropped.map(({ attachmentId }) => attachmentId))
    notify({
      message: action === 'stage' ? msg`${code} was saved` : msg`${code} was submitted`,
      tone: 'success',
    })
    await goOn(action, code)
  }
  const goOn = async (action: 'stage' | 'submit', code: string) => {
    const reread = { ...paymentOrderType.detail(code), staleTime: 0 }
    const saved = await queryClient.query(reread).catch(() => undefined)
    if (action === 'stage' && order) {
      // The form stays open on what is saved now.
      if (saved) form.settle(saved, values)
      return
    }
    draft.forget()
    if (action === 'stage') onStaged(code)
    else onSubmitted(code)
  }
  const readNewer = async () => {
    if (!order) return
    try {
      setNewer(await paymentOrderType.fetchFresh(order.code))
    } catch (error) {
      presentFailure(error, { asked: true })
    }
  }
  /** Files that were uploaded and that no order has. */
  const unsaved = (files: readonly { attachmentId: string }[]) => {
    const saved = new Set(basis.start.attachments.map(({ attachmentId }) => attachmentId))
    return files.flatMap(({ attachmentId }) => (saved.has(attachmentId) ? [] : [attachmentId]))
  }
  const { channelId, affiliationDepartmentCode, feeItemCode } = values
  const hasBudget = channelId !== '' && affiliationDepartmentCode !== '' && feeItemCode !== ''

  return (
    // Enter in a field sends nothing: an order is submitted by its button.
    <form
      ref={section}
      className={classes.page}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <Title order={1} size="h3">
        {order ? (
          <Trans>
            Edit <Message of={paymentOrderType.title(order.code)} />
          </Trans>
        ) : (
          <Trans>New payment order</Trans>
        )}
      </Title>
      {draft.offered ? (
        <RestoreDraft
          draft={draft.offered}
          onRestore={() => {
            if (!draft.offered) return
            form.restore(draft.offered)
            draft.take(draft.offered)
          }}
          onDiscard={() => {
            if (!draft.offered) return
            draft.discard(draft.offered)
            const { attachments } = v.parse(paymentFormValues, draft.offered.values)
            void deleteFiles(unsaved(attachments))
          }}
        />
      ) : null}
      {unknown.map((write) => (
        <OutcomePanel
          key={write.action}
          type={paymentOrderType}
          write={write}
          onDone={(code) => void goOn(write.action === 'stage' ? 'stage' : 'submit', code)}
        />
      ))}
      {newer ? (
        <FormConflict
          reason={reasonAgainst(newer)}
          start={basis.order}
          newer={newer}
          typed={document}
          values={values}
          onKeepTyped={() => {
            form.rebase(newer)
            setNewer(undefined)
          }}
          onTakeNewer={() => {
            form.replace(newer)
            setNewer(undefined)
          }}
        />
      ) : null}
      {choices.error ? <FailureState error={choices.error} onRetry={choices.retry} /> : null}
      <section className={classes.card} aria-label={t`Fields`}>
        <PaymentFormFields
          idOf={idOf}
          values={values}
          errors={errors}
          onChange={form.change}
          choices={choices}
          budget={
            values.settlement === '1' ? (
              <BudgetPanel
                amount={values.amount}
                request={
                  hasBudget
                    ? { channelId: Number(channelId), affiliationDepartmentCode, feeItemCode }
                    : undefined
                }
              />
            ) : null
          }
        />
      </section>
      <section className={classes.card}>
        <AttachmentsField
          id={idOf('attachments')}
          label={<Trans>Attachments</Trans>}
          value={values.attachments}
          error={errors.attachments ? <Message of={errors.attachments} /> : undefined}
          pasteTarget={section}
          upload={storeFile}
          describeFailure={describeUploadFailure}
          onBusyChange={setIsUploading}
          onChange={(attachments) => form.change({ attachments: [...attachments] })}
          onRemove={({ attachmentId }) => {
            void deleteFiles(unsaved([{ attachmentId }]))
          }}
        />
      </section>
      <div className={classes.footer}>
        <Button loading={running === 'submit'} onClick={() => void send('submit')}>
          <Trans context="action">Submit</Trans>
        </Button>
        <Button variant="default" loading={running === 'stage'} onClick={() => void send('stage')}>
          <Trans context="action">Save</Trans>
        </Button>
        <Button variant="subtle" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        <span className={classes.status} role="status">
          {draft.isDirty ? <Trans>Not saved; kept as a draft in this tab</Trans> : null}
        </span>
      </div>
    </form>
  )
}
