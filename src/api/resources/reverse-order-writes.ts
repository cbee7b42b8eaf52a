import type { ReverseOrderWrite } from '@/api/contract/chain-order-writes'
import { balanceWrites } from '../write-endpoints'
import { orderWrites } from './order-writes'

/** What is written of reverse orders. */
export const reverseOrderWrites = orderWrites<ReverseOrderWrite, 'reverse'>({
  kind: 'reverse',
  staging: balanceWrites.reverseOrderStaging,
  submit: balanceWrites.reverseOrderSubmit,
  approval: balanceWrites.reverseOrderApproval,
  cancel: balanceWrites.reverseOrderCancel,
  tally: balanceWrites.reverseOrderTally,
})
