import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import { formatChinaTime } from '@/domain/china-time'
import { feeItemName } from '@/domain/fee-items'
import { formatYuan } from '@/domain/money'
import { departmentOf, principalOf } from '@/domain/order-names'
import { paymentState } from '@/domain/order-states'
import { parkName } from '@/domain/parks'
import { channelName, SETTLEMENT, settlementOf } from '@/domain/settlement'
import { makeLedger } from '../screens/chain/ledger'
import { LedgerDifference } from '../screens/chain/ledger-difference'
import { attachmentCountField } from '../workflow/common-fields'
import type { VoucherSheetProps } from '../order-type'
import { usePeople } from '../workflow/use-people'
import type { DisplayField } from '../display-field'
import {
  approvalText,
  capitalsWithCurrency,
  figuresOf,
  VoucherPaper,
} from '../screens/voucher/voucher-paper'

/** The paper of a payment order: what it grants, and what of it was taken. */
export function PaymentVoucherSheet({
  order,
  printedAt,
  approval,
}: VoucherSheetProps<PaymentOrderDetail>) {
  // The sums are the same without the reverse orders: these only put names to the lines, of which a paper has none.
  const { taken, givenBack, balance, difference } = makeLedger(order, undefined)
  const people = usePeople(order)
  const approved = approvalText(approval, msg`The approval could not be read.`, people)
  return (
    <VoucherPaper
      title={<Trans>Payment voucher</Trans>}
      code={order.code}
      printedAt={printedAt}
      blocks={[
        orderFields(order),
        [
          { id: 'taken', label: msg`Debited (yuan)`, text: figuresOf(taken) },
          { id: 'given-back', label: msg`Returned (yuan)`, text: figuresOf(givenBack) },
          { id: 'left', label: msg`Available (yuan)`, text: figuresOf(balance) },
          { id: 'approval', label: msg`Last approval`, text: approved },
        ],
      ]}
    >
      {difference === 0 ? null : <LedgerDifference cents={difference} />}
    </VoucherPaper>
  )
}

function orderFields(order: PaymentOrderDetail): DisplayField[] {
  const settlement = settlementOf(order)
  const { amount, gmtCreate } = order
  return [
    {
      id: 'capitals',
      label: msg`Amount in Chinese words`,
      text: capitalsWithCurrency(amount),
      lang: 'zh-CN',
      isWide: true,
    },
    { id: 'amount', label: msg`Amount (yuan)`, text: `¥${formatYuan(amount)}` },
    { id: 'state', label: msg`State`, text: paymentState(order.state, settlement).name },
    { id: 'channel', label: msg`Settlement channel`, text: channelName(order) },
    { id: 'applied', label: msg`Request date`, text: order.applyDate },
    {
      id: 'created',
      label: msg`Created`,
      text: gmtCreate === undefined ? undefined : formatChinaTime(gmtCreate),
    },
    { id: 'department', label: msg`Department`, text: departmentOf(order) },
    { id: 'park', label: msg`Park`, text: parkName(order) },
    { id: 'principal', label: msg`Person in charge`, text: principalOf(order) },
    { id: 'owner', label: msg`Payer`, text: order.ownerName },
    attachmentCountField(order.attachments),
    ...(settlement === SETTLEMENT.external
      ? []
      : [{ id: 'fee', label: msg`Fee item`, text: feeItemName(order), isWide: true }]),
    ...(settlement === SETTLEMENT.internal
      ? []
      : [
          { id: 'unit', label: msg`Paying entity`, text: order.paymentUnit, isWide: true },
          {
            id: 'account',
            label: msg`Paying entity account`,
            text: order.paymentUnitAccount,
            isWide: true,
          },
        ]),
    { id: 'remark', label: msg`Remark`, text: order.remark, isWide: true },
  ]
}
