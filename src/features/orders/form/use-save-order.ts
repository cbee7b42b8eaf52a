import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SaveOrder } from '@/api/balance/order-writes'
import { runWrite } from '@/api/run-write'
import { ApiError } from '@/api/transport/api-error'
import type { WireTime } from '@/domain/china-time'
import { notify } from '@/shell/notify'
import { presentWriteFailure } from '@/shell/present-failure'
import { useUser } from '@/session/use-user'
import { isConflict } from '../actions/use-move'
import type { OrderBase } from '../order-type'
import { rememberUnknown } from '../outcome/unknown-write'
import type { FormDefinition, FormErrors, FormValues } from './form-definition'

/** What a write says beside the document when the order exists. */
export interface ExistingOrder {
  code?: string | undefined
  gmtModified?: WireTime | undefined
}

/** What became of a save. */
type SaveResult<Values> =
  | { kind: 'saved'; code: string }
  | { kind: 'conflict' }
  /** the server refused these fields */
  | { kind: 'refused'; errors: FormErrors<Values> }
  /** told above the page already */
  | { kind: 'failed' }

/** Stages or submits a document, and says what became of it. */
export function useSaveOrder<
  Values extends FormValues,
  Order extends OrderBase,
  Write extends ExistingOrder,
>({ type, writes, fieldsShown }: FormDefinition<Values, Order, Write>) {
  const queryClient = useQueryClient()
  const user = useUser()
  const [running, setRunning] = useState<'stage' | 'submit'>()

  const save = async (
    action: 'stage' | 'submit',
    { body, onceKey }: SaveOrder<Write>,
    values: Values,
  ): Promise<SaveResult<Values>> => {
    const sentAt = Date.now()
    setRunning(action)
    try {
      const { code } = await runWrite(queryClient, writes[action], { body, onceKey })
      return { kind: 'saved', code }
    } catch (error) {
      const { code, gmtModified: seen, ...document } = body
      const write = { type: type.id, action, code, onceKey, sentAt, seen, body: document }
      if (isConflict(error)) {
        // A browser sends a request again by itself when a kept connection breaks; the second one is
        // then refused for what the first has done.
        const finding = user && (await type.look(write, user).catch(() => undefined))
        return finding?.kind === 'done'
          ? { kind: 'saved', code: finding.code }
          : { kind: 'conflict' }
      }
      if (error instanceof ApiError && error.outcome === 'unknown') {
        rememberUnknown(user?.username ?? '', write)
      }
      const field = refusedField(error, fieldsShown(values))
      if (field === undefined || !(error instanceof ApiError)) {
        presentWriteFailure(error)
        return { kind: 'failed' }
      }
      notify({ message: error.failure, tone: 'failure' })
      const errors: FormErrors<Values> = {}
      errors[field] = error.serverText ?? error.failure
      return { kind: 'refused', errors }
    } finally {
      setRunning(undefined)
    }
  }
  return { save, running }
}

/** A refusal that names a field on the screen belongs to that field, and to no dialog. */
function refusedField<Name extends string>(
  error: unknown,
  shown: readonly Name[],
): Name | undefined {
  if (!(error instanceof ApiError) || error.isHtml) return undefined
  return shown.find((field) => field === error.field)
}
