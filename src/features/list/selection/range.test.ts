import { describe, expect, it } from 'vitest'
import { selectedBy } from './range'

interface Row {
  code: string
  amount: number
}

const rowKey = ({ code }: Row) => code
const rowsOf = (amount: number) => ['A', 'B', 'C', 'D'].map((code) => ({ code, amount }))
/** As they were when they were selected, and as they are now. */
const [seen, now] = [rowsOf(1), rowsOf(99)]
const before = new Map(seen.slice(1, 2).map((row) => [row.code, row]))
const range = { from: 'A', to: 'C', isSelecting: true, before }

describe('a range of rows', () => {
  it('takes rows as they are, and leaves those as they were that were selected before', () => {
    const selected = selectedBy(range, now, rowKey)
    expect(selected).toEqual(
      new Map([
        ['A', now[0]],
        ['B', seen[1]],
        ['C', now[2]],
      ]),
    )
    expect(before.size).toBe(1)
  })

  it('is the same from its other end', () => {
    const back = selectedBy({ ...range, from: 'C', to: 'A' }, now, rowKey)
    expect(back).toEqual(selectedBy(range, now, rowKey))
  })

  it('takes its rows out where it deselects, and no other', () => {
    const all = new Map(seen.map((row) => [row.code, row]))
    const left = selectedBy({ ...range, isSelecting: false, before: all }, now, rowKey)
    expect(left).toEqual(new Map([['D', seen[3]]]))
  })

  it('is none where one of its ends is on another page', () => {
    expect(selectedBy({ ...range, from: 'Z' }, now, rowKey)).toBeUndefined()
    expect(selectedBy({ ...range, to: 'Z' }, now, rowKey)).toBeUndefined()
  })
})
