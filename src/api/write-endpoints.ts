import { msg } from '@lingui/core/macro'
import { savedBaseData } from '@/api/contract/base-data-requests'
import { transitionedOrder, savedOrder } from '@/api/contract/order-writes'
import { write } from './endpoints'

/** The same for all three order types. */
const tallyFailed = msg`Failed to notify Hailian again for tallying!`

/** The writes of the balance area, a line each. See docs/wire-contract.md, "Balance". */
export const balanceWrites = {
  paymentOrderStaging: write(
    'payment_order/staging.json',
    msg`Failed to save the payment order!`,
    savedOrder,
  ),
  paymentOrderSubmit: write(
    'payment_order/submit.json',
    msg`Failed to submit the payment order!`,
    savedOrder,
  ),
  paymentOrderApproval: write(
    'payment_order/approval.json',
    msg`Failed to save the finance approval of the payment order!`,
    transitionedOrder,
  ),
  paymentOrderCancel: write(
    'payment_order/cancel.json',
    msg`Failed to cancel the payment order!`,
    transitionedOrder,
  ),
  paymentOrderTally: write('payment_order/tally.json', tallyFailed, transitionedOrder),
  paymentOrderVerify: write(
    'payment_order/verify.json',
    msg`Failed to notify BCC again for verification!`,
    transitionedOrder,
  ),
  debitOrderStaging: write(
    'debit_order/staging.json',
    msg`Failed to save the debit order!`,
    savedOrder,
  ),
  debitOrderSubmit: write(
    'debit_order/submit.json',
    msg`Failed to submit the debit order!`,
    savedOrder,
  ),
  debitOrderApproval: write(
    'debit_order/approval.json',
    msg`Failed to save the finance approval of the debit order!`,
    transitionedOrder,
  ),
  debitOrderCancel: write(
    'debit_order/cancel.json',
    msg`Failed to cancel the debit order!`,
    transitionedOrder,
  ),
  debitOrderTally: write('debit_order/tally.json', tallyFailed, transitionedOrder),
  reverseOrderStaging: write(
    'reverse_order/staging.json',
    msg`Failed to save the reverse order!`,
    savedOrder,
  ),
  reverseOrderSubmit: write(
    'reverse_order/submit.json',
    msg`Failed to submit the reverse order!`,
    savedOrder,
  ),
  reverseOrderApproval: write(
    'reverse_order/approval.json',
    msg`Failed to save the finance approval of the reverse order!`,
    transitionedOrder,
  ),
  reverseOrderCancel: write(
    'reverse_order/cancel.json',
    msg`Failed to cancel the reverse order!`,
    transitionedOrder,
  ),
  reverseOrderTally: write('reverse_order/tally.json', tallyFailed, transitionedOrder),
  departmentSave: write(
    'department/save.json',
    msg`Failed to save the owning department!`,
    savedBaseData,
  ),
  departmentUpdate: write(
    'department/update.json',
    msg`Failed to update the owning department!`,
    savedBaseData,
  ),
  remarkSave: write('remark/save.json', msg`Failed to save the remark!`, savedBaseData),
  remarkUpdate: write('remark/update.json', msg`Failed to update the remark!`, savedBaseData),
  verifyUserUpdate: write(
    'verify_user/update.json',
    msg`Failed to change the verification-confirmer!`,
    savedBaseData,
  ),
}
