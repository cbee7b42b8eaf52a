import type { ReverseOrderWrite } from '@/api/contract/deduction-writes'
import { balance } from '../endpoints'
import { orderWrites } from './order-writes'

/** What is written of reverse orders. */
export const reverseOrderWrites = orderWrites<ReverseOrderWrite, 'reverse'>({
  kind: 'reverse',
  staging: balance.reverseOrderStaging,
  submit: balance.reverseOrderSubmit,
  approval: balance.reverseOrderApproval,
  cancel: balance.reverseOrderCancel,
  tally: balance.reverseOrderTally,
})
