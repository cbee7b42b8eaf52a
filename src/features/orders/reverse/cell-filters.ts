import type { ReverseOrder } from '@/api/contract/reverse-order'
import { byCode, type CellFilters } from '../../list/only-this/cell-filters'
import { ORDER_CELL_FILTERS } from '../screens/list/order-cell-filters'

/** What cells of lists of reverse orders are filtered by. */
export const reverseCellFilters: CellFilters<ReverseOrder> = {
  ...ORDER_CELL_FILTERS,
  paymentCode: ({ paymentCode }) => byCode('paymentCode', paymentCode),
  debitCode: ({ debitCode }) => byCode('debitCode', debitCode),
}
