import type { AuditedOrder } from '@/api/contract/order-parts'
import { fromWireTime, toChinaDate } from '@/domain/china-time'
import { by, byCode, type CellFilters } from '../../../list/only-this/cell-filters'

interface FilterableOrder extends AuditedOrder {
  code: string
  state: number
}

/** What cells of every order list are filtered by. */
export const ORDER_CELL_FILTERS: CellFilters<FilterableOrder> = {
  code: ({ code }) => byCode('code', code),
  state: ({ state }) => by('state', state),
  created: ({ gmtCreate }) => {
    const epochMs = gmtCreate === undefined ? undefined : fromWireTime(gmtCreate)
    if (epochMs === undefined) return {}
    const day = toChinaDate(epochMs)
    return { createTimeStart: day, createTimeEnd: day }
  },
}
