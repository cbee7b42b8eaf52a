import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentOrder } from '@/api/contract/payment-order'
import type { DataColumn } from '@/components/data-table/data-column'
import { feeItemName } from '@/domain/fee-items'
import { moneyLeft } from '@/domain/money-left'
import { departmentOf, principalOf } from '@/domain/order-names'
import { parkName } from '@/domain/parks'
import { channelName, SETTLEMENT_NAMES, settlementOf } from '@/domain/settlement'
import { spendingOnly } from '@/domain/spending-only'
import { paymentType } from './type'
import {
  amountColumn,
  createdByColumn,
  createdColumn,
  hiddenAtFirst,
  remarkColumn,
  stateColumn,
} from '../screens/list/order-columns'

/** A text that an order is looked up by elsewhere; a dash where it has none, as on its page. */
const lookUpColumn = (
  id: 'applyCode' | 'verifyCode' | 'paymentUnit' | 'paymentUnitAccount',
  name: MessageDescriptor,
): DataColumn<PaymentOrder> =>
  hiddenAtFirst({
    id,
    accessorFn: (order) => order[id],
    size: 176,
    meta: { name, isCutOff: true, isDashed: true },
  })

/** The columns of every list of payment orders but the code, which leads elsewhere in each. */
export const paymentOrderColumns: readonly DataColumn<PaymentOrder>[] = [
  {
    id: 'channel',
    accessorFn: channelName,
    size: 96,
    meta: { name: msg`Settlement channel`, isDashed: true, sizeInLetters: 114 },
  },
  stateColumn(paymentType.stateOf, 160),
  amountColumn(),
  {
    id: 'actual',
    accessorFn: moneyLeft,
    size: 124,
    meta: { name: msg`Available (yuan)`, isMoney: true },
  },
  {
    id: 'owner',
    accessorFn: ({ ownerName }) => ownerName,
    size: 110,
    meta: { name: msg`Payer`, isCutOff: true },
  },
  {
    id: 'department',
    accessorFn: departmentOf,
    size: 160,
    meta: { name: msg`Department`, isCutOff: true },
  },
  {
    id: 'park',
    accessorFn: parkName,
    size: 100,
    meta: { name: msg`Park`, sizeInLetters: 124 },
  },
  {
    id: 'feeItem',
    accessorFn: feeItemName,
    size: 130,
    meta: { name: msg`Fee item`, isCutOff: true, sizeInLetters: 206 },
  },
  {
    id: 'principal',
    accessorFn: principalOf,
    size: 100,
    meta: { name: msg`Person in charge`, isCutOff: true, sizeInLetters: 124 },
  },
  {
    id: 'applyDate',
    accessorFn: ({ applyDate }) => applyDate,
    size: 110,
    meta: { name: msg`Request date`, holds: 'day' },
  },
  hiddenAtFirst({
    id: 'settlement',
    accessorFn: (order) => {
      const settlement = settlementOf(order)
      return settlement && SETTLEMENT_NAMES[settlement]
    },
    size: 100,
    meta: { name: msg`Settlement type`, isDashed: true },
  }),
  lookUpColumn('applyCode', msg`Request no.`),
  lookUpColumn('verifyCode', msg`Verification code`),
  lookUpColumn('paymentUnit', msg`Paying entity`),
  lookUpColumn('paymentUnitAccount', msg`Paying entity account`),
  hiddenAtFirst({
    id: 'canOnlyConsume',
    accessorFn: (order: PaymentOrder) => spendingOnly(order),
    size: 100,
    meta: { name: msg`Spending only`, isDashed: true },
  }),
  hiddenAtFirst(remarkColumn()),
  hiddenAtFirst(createdByColumn()),
  createdColumn(),
]
