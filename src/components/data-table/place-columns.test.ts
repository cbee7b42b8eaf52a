import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SELECT_WIDTH, type DataColumn } from './data-column'
import { placeColumns } from './place-columns'

const column = (id: string, size: number): DataColumn<object> => ({
  id,
  size,
  meta: { name: { id } },
})
const COLUMNS = [column('code', 160), column('state', 90), column('amount', 120)]
const IDS = COLUMNS.map(({ id }) => id)

const place = (visible: readonly string[], pinned: string[]) =>
  placeColumns(visible, COLUMNS, { order: IDS, hidden: [], pinned }).map((at) => [
    at.column.id,
    at.pinnedAt,
  ])

describe('placeColumns', () => {
  it('puts the first pinned column behind the selection, each next one behind it', () => {
    expect(place(IDS, ['code', 'state'])).toEqual([
      ['code', SELECT_WIDTH],
      ['state', SELECT_WIDTH + 160],
      ['amount', undefined],
    ])
  })

  it('puts it at the start where rows can’t be selected', () => {
    const settings = { order: IDS, hidden: [], pinned: ['code'] }
    const [first] = placeColumns(IDS, COLUMNS, settings, 0)
    expect(first?.pinnedAt).toBe(0)
  })

  it('pins nothing that was not asked for', () => {
    expect(place(IDS, [])).toEqual(IDS.map((id) => [id, undefined]))
  })

  it('gives a hidden pinned column no room', () => {
    expect(place(['state', 'amount'], ['code', 'state'])).toEqual([
      ['state', SELECT_WIDTH],
      ['amount', undefined],
    ])
  })

  it('leaves out what is no column', () => {
    expect(place(['gone', 'code'], ['gone', 'code'])).toEqual([['code', SELECT_WIDTH]])
  })

  it('keeps the given order and never lets pinned columns overlap or gape', () => {
    const some = fc.shuffledSubarray(IDS)
    fc.assert(
      fc.property(some, some, (visible, pinned) => {
        const places = placeColumns(visible, COLUMNS, { order: IDS, hidden: [], pinned })
        expect(places.map((at) => at.column.id)).toEqual(visible)
        let edge = SELECT_WIDTH
        for (const at of places) {
          const isPinned = pinned.includes(at.column.id)
          expect(at.pinnedAt).toBe(isPinned ? edge : undefined)
          if (isPinned) edge += at.column.size
        }
      }),
    )
  })
})
