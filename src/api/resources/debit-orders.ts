import type {
  DebitOrder,
  DebitOrderDetail,
  DebitOrderListRequest,
} from '@/api/contract/debit-order'
import { balance } from '../endpoints'
import { orderReads } from './order-reads'

/** What is read of debit orders. */
export const debitOrders = orderReads<DebitOrderListRequest, DebitOrder, DebitOrderDetail>({
  kind: 'debit',
  list: balance.debitOrderList,
  detail: balance.debitOrderDetail,
})
