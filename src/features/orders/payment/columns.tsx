import { msg } from '@lingui/core/macro'
import type { PaymentOrder } from '@/api/contract/payment-order'
import { Amount } from '@/components/amount'
import type { DataColumn } from '@/components/data-table/data-column'
import { Message } from '@/components/message'
import { StateBadge } from '@/components/state-badge/state-badge'
import { feeItemName } from '@/domain/fee-items'
import { moneyLeft } from '@/domain/money-left'
import { paymentState } from '@/domain/order-states'
import { parkName } from '@/domain/parks'
import { channelName, settlementOf } from '@/domain/settlement'
import { amountColumn, createdColumn } from '../screens/list/order-columns'

/** The columns of every list of payment orders but the code, which leads elsewhere in each. */
export const paymentOrderColumns: readonly DataColumn<PaymentOrder>[] = [
  {
    id: 'channel',
    header: msg`Settlement channel`,
    width: 116,
    cell: (order) => <Message of={channelName(order) ?? '—'} />,
  },
  {
    id: 'state',
    header: msg`State`,
    width: 176,
    cell: (order) => <StateBadge state={paymentState(order.state, settlementOf(order))} />,
  },
  amountColumn,
  {
    id: 'actual',
    header: msg`Available (yuan)`,
    width: 130,
    align: 'end',
    money: (order) => moneyLeft(order) ?? 0,
    cell: (order) => {
      const left = moneyLeft(order)
      return left === undefined ? '—' : <Amount cents={left} />
    },
  },
  {
    id: 'owner',
    header: msg`Payer`,
    width: 110,
    title: ({ ownerName }) => ownerName,
    cell: ({ ownerName }) => ownerName,
  },
  {
    id: 'department',
    header: msg`Department`,
    width: 160,
    title: ({ affiliationDepartmentName }) => affiliationDepartmentName,
    cell: ({ affiliationDepartmentName }) => affiliationDepartmentName,
  },
  {
    id: 'park',
    header: msg`Park`,
    width: 100,
    cell: (order) => <Message of={parkName(order) ?? ''} />,
  },
  {
    id: 'feeItem',
    header: msg`Fee item`,
    width: 130,
    title: feeItemName,
    cell: (order) => <Message of={feeItemName(order) ?? ''} />,
  },
  {
    id: 'principal',
    header: msg`Person in charge`,
    width: 100,
    title: ({ principalName }) => principalName,
    cell: ({ principalName }) => principalName,
  },
  {
    id: 'applyDate',
    header: msg`Request date`,
    width: 110,
    cell: ({ applyDate }) => applyDate,
  },
  createdColumn,
]
