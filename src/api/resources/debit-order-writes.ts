import type { DebitOrderWrite } from '@/api/contract/deduction-writes'
import { balance } from '../endpoints'
import { orderWrites } from './order-writes'

/** What is written of debit orders. */
export const debitOrderWrites = orderWrites<DebitOrderWrite, 'debit'>({
  kind: 'debit',
  staging: balance.debitOrderStaging,
  submit: balance.debitOrderSubmit,
  approval: balance.debitOrderApproval,
  cancel: balance.debitOrderCancel,
  tally: balance.debitOrderTally,
})
