import { useMutation } from '@tanstack/react-query'
import type { ReverseOrderWrite } from '@/api/contract/chain-order-writes'
import { balanceWrites } from '../write-endpoints'
import { orderWrites } from './order-writes'

export const reverseOrderWrites = orderWrites<ReverseOrderWrite, 'reverse'>({
  kind: 'reverse',
  staging: balanceWrites.reverseOrderStaging,
  submit: balanceWrites.reverseOrderSubmit,
  approval: balanceWrites.reverseOrderApproval,
  cancel: balanceWrites.reverseOrderCancel,
  tally: balanceWrites.reverseOrderTally,
})

export const useSaveReverseOrder = () => useMutation(reverseOrderWrites.stage)
export const useSubmitReverseOrder = () => useMutation(reverseOrderWrites.submit)
/** Approves or rejects. */
export const useApproveReverseOrder = () => useMutation(reverseOrderWrites.decide)
export const useCancelReverseOrder = () => useMutation(reverseOrderWrites.cancel)
export const useTallyReverseOrder = () => useMutation(reverseOrderWrites.tally)
