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
import { isFormField, type PaymentFormErrors } from './check-payment-form'

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
      const errors = refusedFields(error)
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

/** A refusal that names a field of the form belongs to that field, and to no dialog. */
function refusedFields(error: unknown): PaymentFormErrors | undefined {
  if (!(error instanceof ApiError) || error.field === undefined) return undefined
  if (!isFormField(error.field) || error.isHtml) return undefined
  return { [error.field]: error.serverText ?? error.failure }
}
