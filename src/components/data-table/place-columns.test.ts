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

/** The px that a place comes to where every column is as wide as it was declared, and text as large as usual. */
function inPx(length: string | undefined): number | undefined {
  if (length === undefined) return undefined
  const [, sum = ''] = /^calc\(\((.*)\) \* var\(--app-scale\)\)$/.exec(length) ?? []
  return sum
    .split(' + ')
    .map((part) => {
      const variable = /^var\(--w-(\w+)\)$/.exec(part)?.[1]
      return (
        COLUMNS.find(({ id }) => id === variable)?.size ??
        Number.parseFloat(part) * (part.endsWith('rem') ? 16 : 1)
      )
    })
    .reduce((total, px) => total + px, 0)
}

const place = (visible: readonly string[], pinned: string[], startAt?: number) =>
  placeColumns(visible, COLUMNS, { pinned }, startAt).map((at) => [at.column.id, inPx(at.pinnedAt)])

describe('placeColumns', () => {
  it('puts the first pinned column behind the selection, each next one behind it', () => {
    expect(place(IDS, ['code', 'state'])).toEqual([
      ['code', SELECT_WIDTH],
      ['state', SELECT_WIDTH + 160],
      ['amount', undefined],
    ])
  })

  it('puts it at the start where rows can’t be selected', () => {
    expect(place(IDS, ['code'], 0)[0]).toEqual(['code', 0])
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
        const places = placeColumns(visible, COLUMNS, { pinned })
        expect(places.map((at) => at.column.id)).toEqual(visible)
        let edge = SELECT_WIDTH
        for (const at of places) {
          const isPinned = pinned.includes(at.column.id)
          expect(inPx(at.pinnedAt)).toBe(isPinned ? edge : undefined)
          if (isPinned) edge += at.column.size
        }
      }),
    )
  })
})
