import type { AuditedOrder } from '@/api/contract/order-parts'
import { formatChinaTime } from '@/domain/china-time'
import { by, type CellFilters } from '../../../list/only-this/cell-filters'

interface FilterableOrder extends AuditedOrder {
  code: string
  state: number
}

/** What cells of every order list are filtered by. */
export const ORDER_CELL_FILTERS: CellFilters<FilterableOrder> = {
  code: ({ code }) => by('code', code),
  state: ({ state }) => by('state', state),
  created: ({ gmtCreate }) => {
    if (gmtCreate === undefined) return {}
    const day = formatChinaTime(gmtCreate).slice(0, 10)
    return { createTimeStart: day, createTimeEnd: day }
  },
}
