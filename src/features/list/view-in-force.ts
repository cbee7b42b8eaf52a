import { fingerprint } from '@/api/http/fingerprint'
import { fitColumnSettings, type ColumnSettings } from '@/components/data-table/column-settings'
import type { ColumnMeta } from '@/components/data-table/data-column'
import type { FilterDraft, FilterField } from '@/components/query-form/filter-field'
import { likeliestPeriod } from '@/components/query-form/picked-period'
import {
  applyViewFilters,
  dayNamesOf,
  filtersOfView,
  isOfTab,
  rollingChoices,
  splitRolling,
  type ListView,
  type RollingDays,
  type ViewContent,
  type ViewTab,
} from './views'

/** What a list shows now, as far as a view keeps it. */
export interface ShownNow {
  /** the tab of the list */
  tab: ViewTab
  filters: FilterDraft
  columns: ColumnSettings
  pageSize: ViewContent['pageSize']
}

interface ViewedList {
  fields: readonly FilterField[]
  columns: readonly { id: string; meta: ColumnMeta }[]
}

/** Whether the list shows just what the view holds. Widths of columns are no difference. */
export function isShown(
  view: ViewContent,
  now: ShownNow,
  list: ViewedList,
  today: string,
): boolean {
  const { filters } = goalOf(view, now, list, today)
  return (
    isOfTab(view, now.tab) &&
    view.pageSize === now.pageSize &&
    // What another tab can filter by and this one can't is a difference too.
    fingerprint(filters) === fingerprint(now.filters) &&
    columnsKey(fitColumnSettings(view.columns, list.columns)) === columnsKey(now.columns)
  )
}

/** What the list shows once the view is applied on a day. */
export function goalOf(
  view: ViewContent,
  now: Pick<ShownNow, 'filters' | 'tab'>,
  { fields }: Pick<ViewedList, 'fields'>,
  today: string,
): ShownNow {
  const { columns, pageSize, tab = now.tab } = view
  const filters = applyViewFilters(filtersOfView(view, today), now.filters, dayNamesOf(fields))
  return { tab, filters, columns, pageSize }
}

/** What the list shows as a view of that name keeps it; days roll on where they did and still are that period. */
export function updatedView(
  view: ListView,
  { filters, ...shown }: ShownNow,
  fields: readonly FilterField[],
  today: string,
): ListView {
  const stillRolling = (view.rolling ?? []).filter(({ start, period }) =>
    rollingChoices(fields, filters, today).some(
      ({ field, periods }) => field.name === start && periods.includes(period),
    ),
  )
  const { name, isDefault } = view
  return { ...shown, ...splitRolling(filters, stillRolling), name, isDefault }
}

/** The period that each filter by days is now: what is offered when a view is saved. */
export function firstRolling(
  fields: readonly FilterField[],
  filters: FilterDraft,
  today: string,
): RollingDays[] {
  return rollingChoices(fields, filters, today).flatMap(({ field, periods }) => {
    const period = likeliestPeriod(periods)
    return period === undefined ? [] : [{ start: field.name, end: field.endName, period }]
  })
}

function columnsKey({ order, hidden, pinned }: ColumnSettings): string {
  const shown = order.filter((id) => !hidden.includes(id))
  return JSON.stringify([shown, shown.filter((id) => pinned.includes(id))])
}
