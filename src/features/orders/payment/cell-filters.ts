import type { PaymentOrder } from '@/api/contract/payment-order'
import { PARKS } from '@/domain/parks'
import { settlementOf } from '@/domain/settlement'
import { by, type CellFilters } from '../../list/only-this/cell-filters'
import { ORDER_CELL_FILTERS } from '../screens/list/order-cell-filters'

/** What cells of lists of payment orders are filtered by. */
export const paymentCellFilters: CellFilters<PaymentOrder> = {
  ...ORDER_CELL_FILTERS,
  settlement: (order) => by('type', settlementOf(order)),
  owner: ({ ownerName }) => by('ownerName', ownerName),
  department: ({ affiliationDepartmentName: name }) => by('affiliationDepartmentName', name),
  park: ({ park, affiliationParkId }) =>
    by('parkName', PARKS.find(({ id }) => id === affiliationParkId)?.value ?? park?.name),
  principal: ({ principalName }) => by('principal', principalName),
}
