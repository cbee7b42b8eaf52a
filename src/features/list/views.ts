import * as v from 'valibot'
import { columnSettingsSchema } from '@/components/data-table/column-settings'
import { PAGE_SIZES } from '@/components/data-table/page-sizes'
import type { FilterDraft } from '@/components/query-form/filter-field'

/** A named view of a list: its filters, columns and page size. */
const view = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(40)),
  filters: v.record(v.string(), v.string()),
  columns: columnSettingsSchema,
  pageSize: v.picklist(PAGE_SIZES),
  isDefault: v.boolean(),
})

export type ListView = v.InferOutput<typeof view>

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

export function deleteView(views: readonly ListView[], name: string): ListView[] {
  return views.filter((other) => other.name !== name)
}

/** The views with this one as the default, or without a default when it was the default already. */
export function toggleDefaultView(views: readonly ListView[], name: string): ListView[] {
  return views.map((other) => ({
    ...other,
    isDefault: other.name === name && !other.isDefault,
  }))
}

/**
 * The filters in force after a view was chosen. A view that was saved without days leaves the days
 * that are in force as they are.
 *
 * @param dayNames the names of the filters that are days
 */
export function applyViewFilters(
  filters: FilterDraft,
  inForce: FilterDraft,
  dayNames: readonly string[],
): FilterDraft {
  if (dayNames.some((name) => filters[name] !== undefined)) return filters
  const days = dayNames.flatMap((name) => {
    const day = inForce[name]
    return day === undefined ? [] : [[name, day] as const]
  })
  return { ...filters, ...Object.fromEntries(days) }
}
