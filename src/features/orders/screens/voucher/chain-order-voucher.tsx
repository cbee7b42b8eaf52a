import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ComponentType } from 'react'
import { Message } from '@/components/message'
import { formatYuan } from '@/domain/money'
import type { AuditedOrder } from '@/api/contract/order-parts'
import type { OrderBase, VoucherSheetProps } from '../../order-type'
import { usePeople } from '../../workflow/use-people'
import type { DisplayField } from '../../display-field'
import { approvalText, capitalsWithCurrency, VoucherPaper } from './voucher-paper'

/** On a voucher the amount is stated with its currency, and who changed the order last is nothing. */
const LEFT_OUT = ['amount', 'capitals', 'changed', 'changedBy', 'attachments']

/**
 * The paper of a debit or reverse order: what it takes or gives back, of which orders.
 *
 * @param fieldsOf the order's fields as a person reads them, its state first
 */
export function chainOrderVoucher<Order extends OrderBase & AuditedOrder>(
  title: MessageDescriptor,
  fieldsOf: (order: Order) => DisplayField[],
): ComponentType<VoucherSheetProps<Order>> {
  return function ChainOrderVoucherSheet({ order, printedAt, approval }) {
    const people = usePeople(order)
    return (
      <VoucherPaper
        title={<Message of={title} />}
        code={order.code}
        printedAt={printedAt}
        blocks={[
          [
            {
              id: 'capitals',
              label: msg`Amount in Chinese words`,
              text: capitalsWithCurrency(order.amount),
              lang: 'zh-CN',
              isWide: true,
            },
            {
              id: 'amount',
              label: msg`Amount (yuan)`,
              text: `¥${formatYuan(order.amount)}`,
            },
            ...fieldsOf(order).filter(({ id }) => !LEFT_OUT.includes(id)),
          ],
          [
            {
              id: 'approval',
              label: msg`Last approval`,
              text: approvalText(approval, msg`The approval could not be read.`, people),
            },
          ],
        ]}
      />
    )
  }
}
