import * as v from 'valibot'
import type { ColumnMeta } from './data-column'

/** Which columns a person sees, in which order, and which stay in view when the table is scrolled. */
export interface ColumnSettings {
  order: string[]
  hidden: string[]
  /** pinned to the start; the rest scrolls */
  pinned: string[]
  /** px by column, of those that the person made wider or narrower; absent when there are none */
  widths?: Record<string, number> | undefined
}

/** How narrow and how wide a person can make a column, in px. */
export const WIDTHS = { min: 60, max: 800 } as const

const ids = v.array(v.string())

const width = v.pipe(v.number(), v.minValue(WIDTHS.min), v.maxValue(WIDTHS.max))

export const columnSettingsSchema = v.object({
  order: ids,
  hidden: ids,
  pinned: ids,
  widths: v.fallback(v.optional(v.record(v.string(), width)), undefined),
})

interface ColumnIdentity {
  id: string
  meta: Pick<ColumnMeta, 'isAlwaysShown' | 'isHiddenAtFirst'>
}

const idsOf = (columns: readonly ColumnIdentity[], flag: keyof ColumnIdentity['meta']) =>
  columns.filter(({ meta }) => meta[flag]).map(({ id }) => id)

/** The columns as they were declared, the code pinned, those hidden that are hidden at first. */
export function defaultColumnSettings(columns: readonly ColumnIdentity[]): ColumnSettings {
  return {
    order: columns.map(({ id }) => id),
    hidden: idsOf(columns, 'isHiddenAtFirst'),
    pinned: idsOf(columns, 'isAlwaysShown'),
  }
}

/**
 * Settings that fit the columns there are now: unknown columns are forgotten, new ones come in at
 * their declared place and as they are at first, and a column that is always shown is never hidden.
 *
 * @param stored anything that was read from storage; what is unreadable gives the defaults
 */
export function fitColumnSettings(
  stored: unknown,
  columns: readonly ColumnIdentity[],
): ColumnSettings {
  const parsed = v.safeParse(columnSettingsSchema, stored)
  if (!parsed.success) return defaultColumnSettings(columns)
  const known = new Set(columns.map(({ id }) => id))
  const order = [...new Set(parsed.output.order)].filter((id) => known.has(id))
  const hidden = new Set(parsed.output.hidden.filter((id) => known.has(id)))
  columns.forEach(({ id, meta }, index) => {
    if (meta.isAlwaysShown) hidden.delete(id)
    if (order.includes(id)) return
    order.splice(index, 0, id)
    if (meta.isHiddenAtFirst) hidden.add(id)
  })
  return withWidths(
    {
      order,
      hidden: [...hidden],
      pinned: parsed.output.pinned.filter((id) => known.has(id)),
    },
    Object.entries(parsed.output.widths ?? {}).filter(([id]) => known.has(id)),
  )
}

/** The ids of the columns that a person sees, in order: pinned ones first, among themselves as the rest. */
export function shownIds({ order, hidden, pinned }: ColumnSettings): string[] {
  const shown = order.filter((id) => !hidden.includes(id))
  const isPinned = (id: string) => pinned.includes(id)
  return [...shown.filter(isPinned), ...shown.filter((id) => !isPinned(id))]
}

/** The settings with a column as wide as a person made it, in px; undefined: as it was declared. */
export function setWidth(
  settings: ColumnSettings,
  id: string,
  px: number | undefined,
): ColumnSettings {
  const others = Object.entries(settings.widths ?? {}).filter(([other]) => other !== id)
  return withWidths(settings, px === undefined ? others : [...others, [id, px]])
}

function withWidths(
  { widths: _before, ...settings }: ColumnSettings,
  widths: readonly (readonly [string, number])[],
): ColumnSettings {
  return widths.length === 0 ? settings : { ...settings, widths: Object.fromEntries(widths) }
}

/** The settings with one column moved by `step` places among all columns. */
export function moveColumn(settings: ColumnSettings, id: string, step: -1 | 1): ColumnSettings {
  const from = settings.order.indexOf(id)
  const to = from + step
  if (from < 0 || to < 0 || to >= settings.order.length) return settings
  const order = settings.order.toSpliced(from, 1).toSpliced(to, 0, id)
  return { ...settings, order }
}

/** The settings with `id` added to or taken from one of the lists. */
export function toggleColumn(
  settings: ColumnSettings,
  list: 'hidden' | 'pinned',
  id: string,
): ColumnSettings {
  const current = settings[list]
  return {
    ...settings,
    [list]: current.includes(id) ? current.filter((other) => other !== id) : [...current, id],
  }
}
