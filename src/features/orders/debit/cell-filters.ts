import type { DebitOrder } from '@/api/contract/debit-order'
import { byCode, type CellFilters } from '../../list/only-this/cell-filters'
import { ORDER_CELL_FILTERS } from '../screens/list/order-cell-filters'

/** What cells of lists of debit orders are filtered by. */
export const debitCellFilters: CellFilters<DebitOrder> = {
  ...ORDER_CELL_FILTERS,
  paymentCode: ({ paymentCode }) => byCode('paymentCode', paymentCode),
}
