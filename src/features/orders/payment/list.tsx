import { msg } from '@lingui/core/macro'
import type { PaymentOrder, PaymentOrderListRequest } from '@/api/contract/payment-order'
import { isWithdrawn } from '@/domain/order-states'
import { paymentRules } from '@/domain/payment-transitions'
import { mayRaise } from '@/domain/transitions'
import { latePart } from '@/platform/late-part'
import { idle } from '@/platform/when-idle'
import type { ListDefinition } from '../../list/list-definition'
import { orderCodeColumn } from '../screens/list/order-columns'
import { orderRowLinks } from '../screens/list/order-row-links'
import { paymentFilters, paymentOrderQuery, type PaymentOrderSearch } from './query'
import { paymentType } from './type'
import { paymentOrderColumns } from './columns'
import { askedInPage } from '@/shell/asked-part'

const OpenedPayment = askedInPage(async () => (await import('./opened')).OpenedPayment)
const late = () => import('./late')

/** The list of payment orders: a person's own, or everybody's for internal/server users. */
export const paymentOrderList: ListDefinition<
  PaymentOrder,
  PaymentOrderSearch,
  PaymentOrderListRequest
> = {
  ...paymentOrderQuery,
  title: msg`Payment orders`,
  fields: paymentFilters.fields,
  columns: [
    orderCodeColumn(({ code }) => ({ path: paymentType.paths.detail, search: { code } })),
    ...paymentOrderColumns,
  ],
  rowKey: ({ code }) => code,
  cellFilters: async () => (await import('./cell-filters')).paymentCellFilters,
  isWithdrawn,
  actions: orderRowLinks(paymentType),
  Opened: OpenedPayment,
  vouchers: late,
  create: {
    path: paymentType.paths.create,
    Others: latePart(async () => {
      await idle()
      return (await import('./import/import-tool')).ImportTool
    }),
    isOffered: (user) => mayRaise(paymentRules, user),
  },
  empty: msg`No payment orders.`,
  emptyFiltered: msg`No payment orders match the filters.`,
  export: async () => (await late()).paymentExport,
}
