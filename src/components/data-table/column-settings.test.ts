import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defaultColumnSettings,
  fitColumnSettings,
  moveColumn,
  setWidth,
  shownIds,
  toggleColumn,
  type ColumnSettings,
} from './column-settings'

const IDS = ['code', 'state', 'amount', 'owner', 'park', 'created']

const columns = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...IDS),
    meta: fc.record({ isAlwaysShown: fc.boolean() }),
  }),
  { selector: ({ id }) => id },
)

/** What an older version may have left behind: unknown ids, repeated ones, or something else. */
const ids = fc.array(fc.constantFrom(...IDS, 'gone', '__proto__', ''))
const widths = fc.dictionary(fc.constantFrom(...IDS, 'gone'), fc.oneof(fc.integer(), fc.double()))
const left = fc.record(
  { order: ids, hidden: ids, pinned: ids, widths },
  { requiredKeys: ['order', 'hidden', 'pinned'] },
)
const stored = fc.oneof(left, fc.anything())

const code = { id: 'code', meta: { isAlwaysShown: true } }
const rare = { id: 'rare', meta: { isHiddenAtFirst: true } }
const plain = (...names: string[]) => names.map((id) => ({ id, meta: {} }))

describe('shownIds', () => {
  it('leaves out what is hidden, and puts pinned columns first in the order of the rest', () => {
    const settings = {
      order: ['code', 'state', 'amount', 'owner'],
      hidden: ['state', 'gone'],
      pinned: ['owner', 'code', 'state'],
    }
    expect(shownIds(settings)).toEqual(['code', 'owner', 'amount'])
  })
})

describe('defaultColumnSettings', () => {
  it('shows every column as declared, the always shown ones pinned', () => {
    expect(defaultColumnSettings([code, ...plain('state', 'amount')])).toEqual({
      order: ['code', 'state', 'amount'],
      hidden: [],
      pinned: ['code'],
    })
  })
})

describe('a column that is hidden at first', () => {
  const known = [code, rare, ...plain('state')]
  const older = { order: ['code', 'state'], hidden: [], pinned: ['code'] }

  it('is hidden until it is chosen', () => {
    expect(defaultColumnSettings(known).hidden).toEqual(['rare'])
  })

  it('is hidden from a person whose columns were stored before there was one', () => {
    expect(fitColumnSettings(older, known)).toEqual({
      order: ['code', 'rare', 'state'],
      hidden: ['rare'],
      pinned: ['code'],
    })
  })

  it('stays visible once it was chosen', () => {
    const chosen = toggleColumn(fitColumnSettings(older, known), 'hidden', 'rare')
    expect(fitColumnSettings(chosen, known).hidden).toEqual([])
  })
})

describe('widths', () => {
  const known = [code, ...plain('state')]
  const stored = { order: ['code', 'state'], hidden: [], pinned: ['code'] }

  it('are kept for columns there are, and forgotten with the others', () => {
    const before = { ...stored, widths: { state: 200, gone: 90 } }
    expect(fitColumnSettings(before, known).widths).toEqual({ state: 200 })
  })

  it('that no column can have fall back to what is declared, and the rest of the settings stays', () => {
    for (const px of [0, -1, 59, 801, Number.NaN, '200']) {
      const before = { ...stored, order: ['state', 'code'], widths: { state: px } }
      expect(fitColumnSettings(before, known)).toEqual({ ...stored, order: ['state', 'code'] })
    }
  })

  it('leave no trace once every column is as wide as declared', () => {
    const wide = setWidth(stored, 'state', 200)
    expect(wide).toEqual({ ...stored, widths: { state: 200 } })
    expect(setWidth(wide, 'state', undefined)).toEqual(stored)
  })
})

describe('fitColumnSettings', () => {
  it('has every known column exactly once, whatever was stored', () => {
    fc.assert(
      fc.property(stored, columns, (before, known) => {
        const { order } = fitColumnSettings(before, known)
        expect(order.toSorted()).toEqual(known.map(({ id }) => id).toSorted())
      }),
    )
  })

  it('never hides a column that is always shown, and hides and pins known ones only', () => {
    fc.assert(
      fc.property(stored, columns, (before, known) => {
        const { hidden, pinned } = fitColumnSettings(before, known)
        for (const { id, meta } of known) {
          if (meta.isAlwaysShown) expect(hidden).not.toContain(id)
        }
        const knownIds = known.map(({ id }) => id)
        expect(knownIds).toEqual(expect.arrayContaining([...hidden, ...pinned]))
      }),
    )
  })

  it('changes nothing that fits', () => {
    fc.assert(
      fc.property(stored, columns, (before, known) => {
        const once = fitColumnSettings(before, known)
        expect(fitColumnSettings(once, known)).toEqual(once)
        const asStored: unknown = JSON.parse(JSON.stringify(once))
        expect(fitColumnSettings(asStored, known)).toEqual(once)
      }),
    )
  })

  it('keeps the order, the hidden and the pinned that a person chose', () => {
    fc.assert(
      fc.property(left, columns, (before, known) => {
        const after = fitColumnSettings(before, known)
        const isKnown = (id: string) => known.some((column) => column.id === id)
        const chosen = [...new Set(before.order)].filter(isKnown)
        expect(after.order.filter((id) => chosen.includes(id))).toEqual(chosen)
        for (const { id, meta } of known) {
          if (!meta.isAlwaysShown)
            expect(after.hidden.includes(id)).toBe(before.hidden.includes(id))
          expect(after.pinned.includes(id)).toBe(before.pinned.includes(id))
        }
      }),
    )
  })

  it('lets a new column in at its declared place', () => {
    const settings: ColumnSettings = { order: ['code', 'amount'], hidden: [], pinned: [] }
    expect(fitColumnSettings(settings, plain('code', 'state', 'amount')).order).toEqual([
      'code',
      'state',
      'amount',
    ])
    expect(fitColumnSettings(settings, plain('code', 'amount', 'owner')).order).toEqual([
      'code',
      'amount',
      'owner',
    ])
  })

  it.each([
    undefined,
    null,
    'order',
    [],
    {},
    { order: ['state', 'code'] },
    { order: 'code', hidden: [], pinned: [] },
    { order: [1], hidden: [], pinned: [] },
    { order: [], hidden: null, pinned: [] },
  ])('starts from the defaults on %j', (before) => {
    const known = [code, ...plain('state')]
    expect(fitColumnSettings(before, known)).toEqual(defaultColumnSettings(known))
  })
})

describe('moveColumn', () => {
  const settings: ColumnSettings = {
    order: ['code', 'state', 'amount'],
    hidden: ['state'],
    pinned: ['code'],
  }

  it('moves one column by one place', () => {
    expect(moveColumn(settings, 'state', -1).order).toEqual(['state', 'code', 'amount'])
    expect(moveColumn(settings, 'state', 1).order).toEqual(['code', 'amount', 'state'])
    expect(moveColumn(settings, 'state', 1)).toMatchObject({ hidden: ['state'], pinned: ['code'] })
  })

  it('changes nothing at the ends, or for a column that is not there', () => {
    expect(moveColumn(settings, 'code', -1)).toBe(settings)
    expect(moveColumn(settings, 'amount', 1)).toBe(settings)
    expect(moveColumn(settings, 'gone', 1)).toBe(settings)
  })

  it('loses no column, and is undone by the way back', () => {
    const step = fc.constantFrom(-1 as const, 1 as const)
    fc.assert(
      fc.property(fc.shuffledSubarray(IDS), fc.constantFrom(...IDS), step, (order, id, by) => {
        const before = { order, hidden: [], pinned: [] }
        const after = moveColumn(before, id, by)
        expect(after.order.toSorted()).toEqual(order.toSorted())
        if (after !== before) {
          expect(moveColumn(after, id, by === 1 ? -1 : 1)).toEqual(before)
        }
      }),
    )
  })
})

describe('toggleColumn', () => {
  it('hides and shows, pins and lets go', () => {
    const before: ColumnSettings = { order: ['code', 'state'], hidden: [], pinned: ['code'] }
    const hidden = toggleColumn(before, 'hidden', 'state')
    expect(hidden).toEqual({ ...before, hidden: ['state'] })
    expect(toggleColumn(hidden, 'hidden', 'state')).toEqual(before)
    expect(toggleColumn(before, 'pinned', 'code')).toEqual({ ...before, pinned: [] })
  })

  it('changes one list and no other column, and not its input', () => {
    const list = fc.constantFrom('hidden' as const, 'pinned' as const)
    fc.assert(
      fc.property(left, list, fc.constantFrom(...IDS), (settings, which, id) => {
        const before = structuredClone(settings)
        const after = toggleColumn(settings, which, id)
        const others = (all: readonly string[]) => all.filter((other) => other !== id)
        expect(after[which].includes(id)).toBe(!settings[which].includes(id))
        expect(others(after[which])).toEqual(others(settings[which]))
        expect({ ...after, [which]: [] }).toEqual({ ...settings, [which]: [] })
        expect(settings).toEqual(before)
      }),
    )
  })
})
