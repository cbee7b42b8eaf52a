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

/** The view that a list showed last, and the day on which it showed it as that day has it. */
export interface LastView {
  name: string
  on: string
}

/**
 * The view in force: the one that the list shows just now, else the one that it showed last and has left by some change.
 * Days that roll are those of the day on which it was put in force: at midnight nobody has changed anything. A list without
 * any filter has left every view.
 *
 * @param pressed the name of the view that a person has put in force last: it shows a moment later, and before others that are the same
 * @returns beside it what is to be given as `last` the next time: the same object where nothing is new
 */
export function viewInForce(
  views: readonly ListView[],
  last: LastView | undefined,
  now: ShownNow,
  list: ViewedList,
  today: string,
  pressed?: string,
): { view: ListView | undefined; last: LastView | undefined; isChanged: boolean } {
  const latest = views.find(({ name }) => name === last?.name)
  const on = (view: ListView | undefined, day: string | undefined) =>
    view && day !== undefined && isShown(view, now, list, day)
      ? {
          view,
          last: view === latest && day === last?.on ? last : { name: view.name, on: day },
          isChanged: false,
        }
      : undefined
  const shown =
    on(
      views.find(({ name }) => name === pressed),
      today,
    ) ??
    on(latest, today) ??
    on(latest, last?.on) ??
    on(
      views.find((view) => isShown(view, now, list, today)),
      today,
    )
  if (shown) return shown
  const isLeft = Object.keys(now.filters).length === 0
  const view = latest && !isLeft && isOfTab(latest, now.tab) ? latest : undefined
  return { view, last: isLeft ? undefined : last, isChanged: true }
}

/**
 * What the list shows as a view of that name keeps it; days roll on where they did and are that period on one of the days:
 * today, or when the view was put in force.
 */
export function updatedView(
  view: ListView,
  { filters, ...shown }: ShownNow,
  fields: readonly FilterField[],
  days: readonly string[],
): ListView {
  const stillRolling = (view.rolling ?? []).filter(({ start, period }) =>
    days
      .flatMap((day) => rollingChoices(fields, filters, day))
      .some(({ field, periods }) => field.name === start && periods.includes(period)),
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
