import { useMutation } from '@tanstack/react-query'
import type { DebitOrderWrite } from '@/api/contract/chain-order-writes'
import { balanceWrites } from '../write-endpoints'
import { orderWrites } from './order-writes'

export const debitOrderWrites = orderWrites<DebitOrderWrite, 'debit'>({
  kind: 'debit',
  staging: balanceWrites.debitOrderStaging,
  submit: balanceWrites.debitOrderSubmit,
  approval: balanceWrites.debitOrderApproval,
  cancel: balanceWrites.debitOrderCancel,
  tally: balanceWrites.debitOrderTally,
})

export const useSaveDebitOrder = () => useMutation(debitOrderWrites.stage)
export const useSubmitDebitOrder = () => useMutation(debitOrderWrites.submit)
/** Approves or rejects. */
export const useApproveDebitOrder = () => useMutation(debitOrderWrites.decide)
export const useCancelDebitOrder = () => useMutation(debitOrderWrites.cancel)
export const useTallyDebitOrder = () => useMutation(debitOrderWrites.tally)
