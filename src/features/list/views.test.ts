import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAGE_SIZES } from '@/components/data-table/page-sizes'
import {
  applyViewFilters,
  deleteView,
  filtersOfView,
  freeName,
  parseViews,
  renameView,
  restoreView,
  rollingChoices,
  saveView,
  splitRolling,
  toggleDefaultView,
  type ListView,
} from './views'

const view = (name: string, fields: Partial<ListView> = {}): ListView => ({
  name,
  filters: {},
  columns: { order: ['code'], hidden: [], pinned: ['code'] },
  pageSize: 10,
  isDefault: false,
  ...fields,
})

const name = fc.constantFrom('mine', 'to do', '待确认', 'all')
const ids = fc.array(fc.constantFrom('code', 'state'))
const someView = fc.record({
  name,
  filters: fc.dictionary(fc.constantFrom('code', 'state'), fc.string(), { noNullPrototype: true }),
  columns: fc.record({ order: ids, hidden: ids, pinned: ids }),
  pageSize: fc.constantFrom(...PAGE_SIZES),
  isDefault: fc.boolean(),
})
const someViews = fc.uniqueArray(someView, { selector: (item) => item.name })
const namesOf = (views: readonly ListView[]) => views.map((item) => item.name)

describe('parseViews', () => {
  it('reads back what was stored', () => {
    fc.assert(
      fc.property(someViews, (views) => {
        expect(parseViews(JSON.parse(JSON.stringify(views)))).toEqual(views)
      }),
    )
  })

  it('never fails, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(fc.anything())), (stored) => {
        expect(parseViews(stored)).toEqual([])
      }),
    )
  })

  it('leaves out the broken ones and keeps the others', () => {
    const broken = [
      null,
      'mine',
      {},
      view(''),
      view('   '),
      view('x'.repeat(41)),
      { ...view('sizes'), pageSize: 15 },
      { ...view('filters'), filters: { state: 10 } },
      { ...view('columns'), columns: {} },
      { ...view('default'), isDefault: 1 },
      { ...view('rolling'), rolling: [{ start: 'from', end: 'to', period: 'last-99-days' }] },
    ]
    const longest = 'x'.repeat(40)
    const stored = [view('mine'), ...broken, view(longest)]
    expect(namesOf(parseViews(stored))).toEqual(['mine', longest])
  })

  it('keeps the first of several views of one name', () => {
    const stored = [view('mine', { pageSize: 20 }), view(' mine '), view('all')]
    expect(parseViews(stored)).toEqual([view('mine', { pageSize: 20 }), view('all')])
  })
})

describe('saveView', () => {
  it('stores one view under a name, in its old place or at the end', () => {
    fc.assert(
      fc.property(someViews, someView, (views, saved) => {
        const after = saveView(views, saved)
        const place = namesOf(views).indexOf(saved.name)
        expect(after.at(place)).toEqual(saved)
        expect(new Set(namesOf(after)).size).toBe(after.length)
        expect(deleteView(after, saved.name)).toEqual(deleteView(views, saved.name))
      }),
    )
  })
})

describe('renameView', () => {
  const views = [view('mine', { pageSize: 50, isDefault: true }), view('all')]

  it('changes the name and nothing else', () => {
    expect(renameView(views, 'mine', '  my own ')).toEqual([
      view('my own', { pageSize: 50, isDefault: true }),
      view('all'),
    ])
  })

  it.each(['', '   ', 'all', ' all ', 'mine'])('changes nothing for the name %j', (to) => {
    expect(renameView(views, 'mine', to)).toEqual(views)
  })

  it('changes nothing for a view that is not there', () => {
    expect(renameView(views, 'gone', 'new')).toEqual(views)
  })

  it('never gives two views one name', () => {
    fc.assert(
      fc.property(someViews, name, fc.oneof(name, fc.string()), (before, from, to) => {
        const after = namesOf(renameView(before, from, to))
        expect(after).toHaveLength(before.length)
        expect(new Set(after).size).toBe(after.length)
      }),
    )
  })
})

describe('freeName', () => {
  it('numbers a name that is taken and never makes it too long', () => {
    expect(freeName([], 'mine')).toBe('mine')
    expect(freeName([view('mine'), view('mine (2)')], 'mine')).toBe('mine (3)')
    const longest = 'x'.repeat(40)
    expect(freeName([view(longest)], longest)).toBe(`${'x'.repeat(36)} (2)`)
  })
})

describe('restoreView', () => {
  it('gives back what was deleted, whatever has happened since', () => {
    const views = [view('mine'), view('all', { isDefault: true }), view('old')]
    const [, deleted] = views
    if (!deleted) throw new Error('there is one')
    const left = deleteView(views, 'all')
    expect(restoreView(left, deleted, 1)).toEqual(views)
    const renewed = saveView(left, view('all'))
    expect(namesOf(restoreView(renewed, deleted, 1))).toEqual(['mine', 'all (2)', 'old', 'all'])
    const another = toggleDefaultView(left, 'old')
    const defaults = restoreView(another, deleted, 1).filter(({ isDefault }) => isDefault)
    expect(namesOf(defaults)).toEqual(['old'])
  })
})

describe('deleteView', () => {
  it('takes out the one of that name', () => {
    const views = [view('mine'), view('all')]
    expect(deleteView(views, 'mine')).toEqual([view('all')])
    expect(deleteView(views, 'gone')).toEqual(views)
  })
})

describe('toggleDefaultView', () => {
  it('makes one the default and no other, whatever was before', () => {
    fc.assert(
      fc.property(someViews, name, (views, chosen) => {
        const before = views.find((item) => item.name === chosen)
        const after = toggleDefaultView(views, chosen)
        const defaults = namesOf(after.filter(({ isDefault }) => isDefault))
        expect(defaults).toEqual(before && !before.isDefault ? [chosen] : [])
        expect(namesOf(after)).toEqual(namesOf(views))
      }),
    )
  })
})

describe('applyViewFilters', () => {
  const DAYS = ['createTimeStart', 'createTimeEnd']
  const inForce = { state: '10', createTimeStart: '2024-01-01', createTimeEnd: '2024-01-31' }

  it('leaves the days as they are for a view without days', () => {
    expect(applyViewFilters({ code: 'FK1' }, inForce, DAYS)).toEqual({
      code: 'FK1',
      createTimeStart: '2024-01-01',
      createTimeEnd: '2024-01-31',
    })
    expect(applyViewFilters({}, { createTimeEnd: '2024-01-31' }, DAYS)).toEqual({
      createTimeEnd: '2024-01-31',
    })
  })

  it('takes the days of a view that has any, and does not mix them with others', () => {
    const filters = { createTimeStart: '2023-01-01' }
    expect(applyViewFilters(filters, inForce, DAYS)).toEqual(filters)
  })

  it('keeps no other filter of before', () => {
    expect(applyViewFilters({}, { state: '10', code: 'FK1' }, DAYS)).toEqual({})
  })

  it('sets no day where none is in force', () => {
    expect(Object.keys(applyViewFilters({ code: 'FK1' }, {}, DAYS))).toEqual(['code'])
  })
})

describe('rolling days', () => {
  const TODAY = '2026-11-22'
  const FIELDS = [
    { kind: 'text', name: 'code', label: { id: 'Code' } },
    { kind: 'days', name: 'from', endName: 'to', label: { id: 'Created' } },
  ] as const
  const days = { start: 'from', end: 'to', period: 'last-7-days' } as const

  it('are offered for days that are a period today, and for no others', () => {
    const inForce = { code: 'FK1', from: '2026-11-16', to: '2026-11-22' }
    expect(rollingChoices(FIELDS, inForce, TODAY)).toEqual([
      { field: FIELDS[1], periods: ['last-7-days', 'this-week'] },
    ])
    expect(rollingChoices(FIELDS, inForce, '2026-11-23')).toEqual([])
    expect(rollingChoices(FIELDS, { code: 'FK1' }, TODAY)).toEqual([])
  })

  it('stand beside the filters and come back as the days of the day on which they are asked for', () => {
    const inForce = { code: 'FK1', from: '2026-11-16', to: '2026-11-22' }
    const kept = splitRolling(inForce, [days])
    expect(kept).toEqual({ filters: { code: 'FK1' }, rolling: [days] })
    expect(filtersOfView(kept, TODAY)).toEqual(inForce)
    expect(filtersOfView(kept, '2027-01-01')).toEqual({
      code: 'FK1',
      from: '2026-12-26',
      to: '2027-01-01',
    })
    expect(splitRolling(inForce, [])).toEqual({ filters: inForce })
  })
})
