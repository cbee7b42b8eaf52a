import { msg } from '@lingui/core/macro'
import { describe, expect, it } from 'vitest'
import type { FilterField } from '@/components/query-form/filter-field'
import { notePickedPeriod } from '@/components/query-form/picked-period'
import {
  firstRolling,
  goalOf,
  isShown,
  updatedView,
  viewInForce,
  type LastView,
  type ShownNow,
} from './view-in-force'
import type { ListView } from './views'

const TODAY = '2026-11-22'
const FIELDS: readonly FilterField[] = [
  { kind: 'text', name: 'code', label: msg`Code` },
  { kind: 'days', name: 'from', endName: 'to', label: msg`Created` },
]
const list = {
  fields: FIELDS,
  columns: ['code', 'state', 'amount'].map((id) => ({ id, meta: { name: msg`Code` } })),
}
const columns = { order: ['code', 'state', 'amount'], hidden: ['amount'], pinned: ['code'] }
const view: ListView = {
  name: 'mine',
  filters: { code: 'FK1' },
  rolling: [{ start: 'from', end: 'to', period: 'last-7-days' }],
  columns,
  pageSize: 20,
  isDefault: true,
}
const now: ShownNow = {
  tab: {},
  filters: { to: '2026-11-22', code: 'FK1', from: '2026-11-16' },
  columns,
  pageSize: 20,
}
const shows = (change: Partial<ShownNow>, of: ListView = view) =>
  isShown(of, { ...now, ...change }, list, TODAY)

describe('isShown', () => {
  it('knows a view by its filters, columns and page size, its rolling days as they are today', () => {
    expect(shows({})).toBe(true)
    expect(isShown(view, now, list, '2026-11-23')).toBe(false)
    expect(shows({ filters: { code: 'FK1' } })).toBe(false)
    expect(shows({ filters: { ...now.filters, code: 'FK2' } })).toBe(false)
    expect(shows({ pageSize: 10 })).toBe(false)
    expect(shows({ columns: { ...columns, hidden: [] } })).toBe(false)
    expect(shows({ columns: { ...columns, order: ['state', 'code', 'amount'] } })).toBe(false)
    expect(shows({ columns: { ...columns, pinned: [] } })).toBe(false)
  })

  it('minds neither widths nor what is done with columns that are not shown', () => {
    const order = ['amount', 'code', 'state']
    expect(shows({ columns: { ...columns, order, widths: { code: 300 } } })).toBe(true)
    expect(shows({ columns: { ...columns, pinned: ['code', 'amount'] } })).toBe(true)
  })

  it('leaves the days alone for a view that has none', () => {
    const { rolling: _rolling, ...withoutDays } = view
    expect(shows({}, withoutDays)).toBe(true)
    expect(shows({ filters: { code: 'FK1' } }, withoutDays)).toBe(true)
    expect(shows({ filters: { from: '2026-11-16' } }, withoutDays)).toBe(false)
  })
})

describe('a view of a tab', () => {
  const ofAll: ListView = { ...view, tab: { tab: 'all' } }

  it('is in force on its tab alone, and leads there', () => {
    expect(shows({}, ofAll)).toBe(false)
    expect(shows({ tab: { tab: 'all' } }, ofAll)).toBe(true)
    expect(goalOf(ofAll, now, list, TODAY).tab).toEqual({ tab: 'all' })
  })

  it('is of any tab when an earlier release has saved it, and not in force where one of its filters is unknown', () => {
    expect(shows({ tab: { tab: 'all' } })).toBe(true)
    expect(goalOf(view, { ...now, tab: { tab: 'all' } }, list, TODAY).tab).toEqual({ tab: 'all' })
    expect(shows({}, { ...view, filters: { ...view.filters, state: '30' } })).toBe(false)
  })
})

describe('goalOf', () => {
  it('is what the list shows once the view is applied', () => {
    const goal = goalOf(
      view,
      { tab: {}, filters: { code: 'FK9', from: '2020-01-01' } },
      list,
      '2027-03-01',
    )
    expect(goal.filters).toEqual({ code: 'FK1', from: '2027-02-23', to: '2027-03-01' })
    expect(isShown(view, goal, list, '2027-03-01')).toBe(true)
  })
})

describe('updatedView', () => {
  it('takes over what is shown, and rolls on where the days still are that period', () => {
    const wider = { ...now, pageSize: 50, filters: { ...now.filters, code: 'FK2' } } as const
    expect(updatedView(view, wider, FIELDS, [TODAY])).toEqual({
      ...view,
      tab: {},
      filters: { code: 'FK2' },
      pageSize: 50,
    })
  })

  it('keeps other days as these very days', () => {
    const filters = { from: '2026-11-01', to: '2026-11-22' }
    const { rolling: _rolling, ...fixed } = view
    expect(updatedView(view, { ...now, filters }, FIELDS, [TODAY])).toEqual({
      ...fixed,
      tab: {},
      filters,
    })
  })
})

describe('a view that was put in force before midnight', () => {
  const TOMORROW = '2026-11-23'
  const byDay = (period: 'today' | 'yesterday'): ListView => ({
    ...view,
    name: period,
    rolling: [{ start: 'from', end: 'to', period }],
  })
  const views = [byDay('yesterday'), view, byDay('today')]
  const inForce = (last: LastView | undefined, change: Partial<ShownNow>, today: string) =>
    viewInForce(views, last, { ...now, ...change }, list, today)
  const narrower = { columns: { ...columns, hidden: ['amount', 'state'] } }
  const mine = { name: 'mine', on: TODAY }

  it('is not changed by the day alone, and keeps its period when it is brought up to date', () => {
    expect(inForce(undefined, {}, TODAY)).toEqual({ view, last: mine, isChanged: false })
    expect(inForce(mine, {}, TODAY).last).toBe(mine)
    expect(inForce(mine, {}, TOMORROW).last).toBe(mine)
    expect(inForce(mine, {}, TOMORROW)).toEqual({ view, last: mine, isChanged: false })
    expect(inForce(mine, narrower, TOMORROW)).toEqual({ view, last: mine, isChanged: true })
    const updated = updatedView(view, { ...now, ...narrower }, FIELDS, [TOMORROW, TODAY])
    expect(updated).toEqual({ ...view, tab: {}, ...narrower })
    expect(viewInForce([updated], mine, { ...now, ...narrower }, list, TOMORROW)).toMatchObject({
      isChanged: false,
    })
  })

  it('is as that day has it once it shows the days of another one', () => {
    const filters = { ...now.filters, from: '2026-11-17', to: TOMORROW }
    expect(inForce(mine, { filters }, TOMORROW).last).toEqual({ name: 'mine', on: TOMORROW })
  })

  it('stays in force before another one whose days they are by now', () => {
    const filters = { ...now.filters, from: TODAY, to: TODAY }
    const last = { name: 'today', on: TODAY }
    expect(inForce(last, { filters }, TOMORROW)).toMatchObject({ last, isChanged: false })
    expect(inForce(undefined, { filters }, TOMORROW).last?.name).toBe('yesterday')
    expect(inForce({ name: 'yesterday', on: TOMORROW }, { filters }, TOMORROW).last?.name).toBe(
      'yesterday',
    )
  })

  it('is the one that was pressed among those that show the same, also where it shows a moment later', () => {
    const before: ListView = { ...view, name: 'before', filters: { code: 'FK2' } }
    const same: ListView = { ...view, name: 'same' }
    const all = [before, view, same]
    const last = { name: 'before', on: TODAY }
    const asBefore = { ...now, filters: { ...now.filters, code: 'FK2' } }
    const pressed = (shown: ShownNow) => viewInForce(all, last, shown, list, TODAY, 'same').last
    expect(pressed(asBefore)).toBe(last)
    expect(pressed(now)).toEqual({ name: 'same', on: TODAY })
    expect(viewInForce(all, last, now, list, TODAY).last?.name).toBe('mine')
  })

  it('keeps days that somebody has chosen instead as these very days', () => {
    const filters = { ...now.filters, from: '2026-11-01', to: '2026-11-20' }
    expect(inForce(mine, { filters }, TOMORROW)).toEqual({ view, last: mine, isChanged: true })
    const { rolling: _rolling, ...fixed } = view
    expect(updatedView(view, { ...now, filters }, FIELDS, [TOMORROW, TODAY])).toEqual({
      ...fixed,
      tab: {},
      filters,
    })
  })

  it('is left by a list without filters, by one of another tab for as long as that shows, and once it is gone', () => {
    expect(inForce(mine, { filters: {} }, TODAY)).toEqual({
      view: undefined,
      last: undefined,
      isChanged: true,
    })
    expect(
      viewInForce([{ ...view, tab: {} }], mine, { ...now, tab: { tab: 'all' } }, list, TODAY),
    ).toEqual({ view: undefined, last: mine, isChanged: true })
    expect(viewInForce([], mine, now, list, TODAY).view).toBeUndefined()
  })
})

describe('firstRolling', () => {
  it('offers the period that was picked, or the first that the days are', () => {
    expect(firstRolling(FIELDS, now.filters, TODAY)).toEqual(view.rolling)
    expect(firstRolling(FIELDS, { from: '2026-11-16' }, TODAY)).toEqual([])
    notePickedPeriod('this-week')
    expect(firstRolling(FIELDS, now.filters, TODAY)).toMatchObject([{ period: 'this-week' }])
    notePickedPeriod('today')
    expect(firstRolling(FIELDS, now.filters, TODAY)).toEqual(view.rolling)
  })
})
