import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paymentOrderWrites } from '@/api/balance/payment-order-writes'
import type { SaveOrder } from '@/api/balance/order-writes'
import type { PaymentOrderWrite } from '@/api/contract/payment-order-writes'
import { runWrite } from '@/api/run-write'
import { ApiError } from '@/api/transport/api-error'
import { notify } from '@/shell/notify'
import { presentWriteFailure } from '@/shell/present-failure'
import { useUser } from '@/session/use-user'
import { isConflict } from '../../actions/use-move'
import { rememberUnknown } from '../../outcome/unknown-write'
import { isFormField, isShown, type PaymentFormErrors } from './check-payment-form'
import type { PaymentFormValues } from './payment-form-values'

/** What became of a save. */
type SaveResult =
  | { kind: 'saved'; code: string }
  | { kind: 'conflict' }
  /** the server refused these fields */
  | { kind: 'refused'; errors: PaymentFormErrors }
  /** told above the page already */
  | { kind: 'failed' }

/** Stages or submits a document, and says what became of it. */
export function useSavePayment() {
  const queryClient = useQueryClient()
  const username = useUser()?.username ?? ''
  const [running, setRunning] = useState<'stage' | 'submit'>()

  const save = async (
    action: 'stage' | 'submit',
    { body, onceKey }: SaveOrder<PaymentOrderWrite>,
    form: Pick<PaymentFormValues, 'settlement'>,
  ): Promise<SaveResult> => {
    const sentAt = Date.now()
    setRunning(action)
    try {
      const options = action === 'stage' ? paymentOrderWrites.stage : paymentOrderWrites.submit
      const { code } = await runWrite(queryClient, options, { body, onceKey })
      return { kind: 'saved', code }
    } catch (error) {
      if (isConflict(error)) return { kind: 'conflict' }
      if (error instanceof ApiError && error.outcome === 'unknown') {
        const { code, gmtModified: seen, ...document } = body
        rememberUnknown(username, {
          type: 'payment-order',
          action,
          code,
          onceKey,
          sentAt,
          seen,
          body: document,
        })
      }
      const errors = refusedFields(error, form)
      if (!errors) {
        presentWriteFailure(error)
        return { kind: 'failed' }
      }
      if (error instanceof ApiError) notify({ message: error.failure, tone: 'failure' })
      return { kind: 'refused', errors }
    } finally {
      setRunning(undefined)
    }
  }
  return { save, running }
}

/** A refusal that names a field on the screen belongs to that field, and to no dialog. */
function refusedFields(
  error: unknown,
  form: Pick<PaymentFormValues, 'settlement'>,
): PaymentFormErrors | undefined {
  if (!(error instanceof ApiError) || error.field === undefined) return undefined
  if (!isFormField(error.field) || !isShown(error.field, form) || error.isHtml) return undefined
  return { [error.field]: error.serverText ?? error.failure }
}
