import * as v from 'valibot'
import { fingerprint } from '@/api/http/fingerprint'
import { columnSettingsSchema } from '@/components/data-table/column-settings'
import { PAGE_SIZES } from '@/components/data-table/page-sizes'
import type { FilterDraft, FilterField } from '@/components/query-form/filter-field'
import { DAY_PERIODS, daysOfPeriod, periodsOfDays, type DayPeriod } from '@/domain/day-periods'

/** The names of a filter by days, and the period that fills them whenever the view is applied. */
const rollingDays = v.object({
  start: v.string(),
  end: v.string(),
  period: v.picklist(DAY_PERIODS),
})

export type RollingDays = v.InferOutput<typeof rollingDays>

/** In characters. */
export const LONGEST_NAME = 40
const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_NAME))

/** What a view holds beside its name: filters, columns and page size. Rolling days are not among the filters. */
const content = {
  filters: v.record(v.string(), v.string()),
  rolling: v.optional(v.array(rollingDays)),
  columns: columnSettingsSchema,
  pageSize: v.picklist(PAGE_SIZES),
  /** the tab of its list, as the list's address says it; absent in views of earlier releases, which belong to any */
  tab: v.optional(v.record(v.string(), v.string())),
}

const view = v.object({ name, ...content, isDefault: v.boolean() })

/** A view as somebody else gives it: by a link, which must hold it whole. */
export const sharedViewSchema = v.object({ name, ...content })

export type ListView = v.InferOutput<typeof view>
export type SharedView = v.InferOutput<typeof sharedViewSchema>
export type ViewContent = Omit<SharedView, 'name'>
export type ViewTab = Readonly<Record<string, string>>

/** Stored views, one by one: a broken or old one is left out, the others stay. */
export function parseViews(stored: unknown): ListView[] {
  if (!Array.isArray(stored)) return []
  const views = stored.flatMap((item: unknown) => {
    const parsed = v.safeParse(view, item)
    return parsed.success ? [parsed.output] : []
  })
  return views.filter(
    ({ name }, index) => views.findIndex((other) => other.name === name) === index,
  )
}

/** The views with one saved under its name, in place of an older one of that name. */
export function saveView(views: readonly ListView[], saved: ListView): ListView[] {
  const isKnown = views.some(({ name }) => name === saved.name)
  return isKnown
    ? views.map((other) => (other.name === saved.name ? saved : other))
    : [...views, saved]
}

/** The views with one renamed; a name that is taken or empty changes nothing. */
export function renameView(views: readonly ListView[], from: string, to: string): ListView[] {
  const name = to.trim()
  if (!name || views.some((other) => other.name === name)) return [...views]
  return views.map((other) => (other.name === from ? { ...other, name } : other))
}

/** The name, or the name with a number behind it when there is a view of that name. */
export function freeName(views: readonly ListView[], name: string): string {
  const isTaken = (wanted: string) => views.some((other) => other.name === wanted)
  if (!isTaken(name)) return name
  for (let number = 2; ; number++) {
    const suffix = ` (${number})`
    const numbered = name.slice(0, LONGEST_NAME - suffix.length) + suffix
    if (!isTaken(numbered)) return numbered
  }
}

export function deleteView(views: readonly ListView[], name: string): ListView[] {
  return views.filter((other) => other.name !== name)
}

/**
 * The views with a deleted one back at its place, under its name or, where that was taken meanwhile, a free one. There is one
 * default at the most: it is that again only where none has taken its place.
 */
export function restoreView(views: readonly ListView[], deleted: ListView, at: number): ListView[] {
  const isDefault = deleted.isDefault && !views.some((other) => other.isDefault)
  return views.toSpliced(at, 0, { ...deleted, name: freeName(views, deleted.name), isDefault })
}

/** The views with this one as the default, or without a default when it was the default already. */
export function toggleDefaultView(views: readonly ListView[], name: string): ListView[] {
  return views.map((other) => ({
    ...other,
    isDefault: other.name === name && !other.isDefault,
  }))
}

/** Whether a view is of this tab of its list. */
export function isOfTab({ tab }: Pick<ViewContent, 'tab'>, here: ViewTab): boolean {
  return tab === undefined || fingerprint(tab) === fingerprint(here)
}

/** The names of the filters that are days. */
export const dayNamesOf = (fields: readonly FilterField[]): string[] =>
  fields.flatMap((field) => (field.kind === 'days' ? [field.name, field.endName] : []))

/** A view's filters as they are on a day: its rolling days are days then. */
export function filtersOfView(
  { filters, rolling = [] }: Pick<ViewContent, 'filters' | 'rolling'>,
  today: string,
): FilterDraft {
  const days = rolling.flatMap(({ start, end, period }) => {
    const range = daysOfPeriod(period, today)
    return [[start, range.start] as const, [end, range.end] as const]
  })
  return { ...filters, ...Object.fromEntries(days) }
}

/**
 * The filters in force after a view was chosen. A view that was saved without days leaves the days
 * that are in force as they are.
 *
 * @param filters of the view, as they are today
 * @param dayNames the names of the filters that are days
 */
export function applyViewFilters(
  filters: FilterDraft,
  inForce: FilterDraft,
  dayNames: readonly string[],
): FilterDraft {
  if (dayNames.some((day) => filters[day] !== undefined)) return filters
  const days = dayNames.flatMap((day) => {
    const value = inForce[day]
    return value === undefined ? [] : [[day, value] as const]
  })
  return { ...filters, ...Object.fromEntries(days) }
}

/** Days in force that a view can keep as a period: the periods that they are today. */
export interface RollingChoice {
  field: Extract<FilterField, { kind: 'days' }>
  periods: readonly DayPeriod[]
}

/** The filters by days whose days are some period today. */
export function rollingChoices(
  fields: readonly FilterField[],
  inForce: FilterDraft,
  today: string,
): RollingChoice[] {
  return fields.flatMap((field) => {
    if (field.kind !== 'days') return []
    const days = { start: inForce[field.name] ?? '', end: inForce[field.endName] ?? '' }
    const periods = periodsOfDays(days, today)
    return periods.length === 0 ? [] : [{ field, periods }]
  })
}

/** The filters in force as a view keeps them: days that roll stand beside the others. */
export function splitRolling(
  inForce: FilterDraft,
  rolling: readonly RollingDays[],
): Pick<ViewContent, 'filters' | 'rolling'> {
  const names = rolling.flatMap(({ start, end }) => [start, end])
  const filters = Object.fromEntries(
    Object.entries(inForce).filter(([filter]) => !names.includes(filter)),
  )
  return rolling.length === 0 ? { filters } : { filters, rolling: [...rolling] }
}
