import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeEntry } from './merge-entry'

const FIELDS = [{ name: 'code' }, { name: 'name' }]
const merge = (seen: [string, string], typed: [string, string], now: [string, string]) => {
  const [a, b, c] = [seen, typed, now].map(([code, name]) => ({ code, name }))
  if (!a || !b || !c) throw new Error('three versions')
  return mergeEntry(FIELDS, { seen: a, typed: b, now: c })
}

describe('what was typed on an entry that somebody has changed meanwhile', () => {
  it('keeps what each of them changed', () => {
    expect(merge(['D1', '财务部'], ['D1', '财务中心'], ['D2', '财务部'])).toEqual({
      values: { code: 'D2', name: '财务中心' },
      changes: [{ field: 'code', now: 'D2', typed: undefined }],
    })
  })

  it('stays where both changed the same field, and tells what is there now', () => {
    expect(merge(['D1', '财务部'], ['D1', '财务中心'], ['D1', '财务处'])).toEqual({
      values: { code: 'D1', name: '财务中心' },
      changes: [{ field: 'name', now: '财务处', typed: '财务中心' }],
    })
  })

  it('is nothing of its own where both changed it to the same', () => {
    expect(merge(['D1', '财务部'], ['D1', '财务处 '], ['D1', '财务处'])).toEqual({
      values: { code: 'D1', name: '财务处' },
      changes: [{ field: 'name', now: '财务处', typed: undefined }],
    })
  })

  it('is the newer entry when nothing was typed, and what was typed when nothing has changed', () => {
    const text = fc.constantFrom('', 'a', 'a ', 'b', 'c')
    const version = fc.tuple(text, text)
    fc.assert(
      fc.property(version, version, (one, other) => {
        expect(merge(one, one, other).values).toEqual({ code: other[0], name: other[1] })
        const trimmed = ({ values }: ReturnType<typeof merge>) =>
          Object.values(values).map((value) => value.trim())
        expect(merge(one, other, one).changes).toEqual([])
        expect(trimmed(merge(one, other, one))).toEqual(other.map((value) => value.trim()))
      }),
    )
  })
})
