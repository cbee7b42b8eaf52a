import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import { formatYuan } from '@/domain/money'
import type { VoucherSheetProps } from '../order-type'
import { approvalText, capitalsWithCurrency, VoucherPaper } from '../voucher/voucher-paper'
import { comparedReverseFields } from './reverse-order-fields'

/** On a voucher the amount is stated with its currency, and who changed the order last is nothing. */
const RESTATED = ['amount', 'capitals', 'changed', 'changedBy', 'attachments', 'remark']

/** The paper of a reverse order. */
export function ReverseVoucherSheet({
  order,
  printedAt,
  approval,
}: VoucherSheetProps<ReverseOrder>) {
  const fields = comparedReverseFields(order)
  return (
    <VoucherPaper
      title={<Trans>Reverse voucher</Trans>}
      code={order.code}
      printedAt={printedAt}
      blocks={[
        [
          {
            id: 'capitals',
            label: msg`Amount in capitals`,
            text: capitalsWithCurrency(order.amount),
            isWide: true,
          },
          { id: 'amount', label: msg`Amount (yuan)`, text: `¥${formatYuan(order.amount)}` },
          ...fields.filter(({ id }) => !RESTATED.includes(id)),
          { id: 'remark', label: msg`Remark`, text: order.remark, isWide: true },
        ],
        [
          {
            id: 'approval',
            label: msg`Last approval`,
            text: approvalText(approval, msg`The approval could not be read.`),
          },
        ],
      ]}
    />
  )
}
