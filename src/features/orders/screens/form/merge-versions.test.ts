import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeUnits, mergeVersions, resolveMerge, type Versions } from './merge-versions'

type Form = {
  side: string
  channel: string
  amount: string
  remark: string
  attachments: readonly { attachmentId: string; name: string }[]
}
const TOGETHER = ['side', 'channel'] as const
const TEXTS = ['side', 'channel', 'amount', 'remark'] as const
const FIELDS = [...TEXTS, 'attachments'] as const

const word = fc.constantFrom('', 'a', 'b', 'c')
const files = fc
  .subarray(['f1', 'f2', 'f3', 'f4', 'f5'])
  .map((ids) => ids.map((attachmentId) => ({ attachmentId, name: attachmentId })))
const form: fc.Arbitrary<Form> = fc.record({
  side: word,
  channel: word,
  amount: word,
  remark: word,
  attachments: files,
})
const versions = fc.record({ start: form, theirs: form, mine: form })

const merge = (of: Versions<Form>) => mergeVersions(of, mergeUnits(of, TOGETHER))
const idsOf = ({ attachments }: Form) => attachments.map(({ attachmentId }) => attachmentId)
const base: Form = { side: '1', channel: 'x', amount: '5', remark: '', attachments: [] }

describe('two versions of a document', () => {
  it('are put together where only one side changed something', () => {
    const theirs = { ...base, amount: '7' }
    const mine = { ...base, remark: 'mine' }
    expect(merge({ start: base, theirs, mine })).toEqual({
      values: { ...base, amount: '7', remark: 'mine' },
      asked: [],
    })
  })

  it('are asked about where both changed something to something else', () => {
    const merged = merge({
      start: base,
      theirs: { ...base, amount: '7', remark: 'same' },
      mine: { ...base, amount: '9', remark: 'same' },
    })
    expect(merged).toEqual({
      values: { ...base, amount: '7', remark: 'same' },
      asked: [['amount']],
    })
    expect(resolveMerge(merged, { ...base, amount: '9' }, [['amount']])).toMatchObject({
      amount: '9',
      remark: 'same',
    })
  })

  it('are not asked about where nobody sees a difference', () => {
    const theirs = { ...base, remark: 'same', amount: '7' }
    const mine = { ...base, remark: ' same\u200B', amount: '9' }
    expect(merge({ start: base, theirs, mine }).asked).toEqual([['amount']])
    expect(merge({ start: undefined, theirs, mine }).asked).toEqual([['amount']])
  })

  it('keep fields of one side together: a channel goes with its side', () => {
    const start = base
    const mine = { ...base, side: '2', channel: 'y' }
    const merged = merge({ start, theirs: { ...base, channel: 'z' }, mine })
    expect(merged.asked).toEqual([['side', 'channel']])
    expect(resolveMerge(merged, mine, merged.asked)).toEqual(mine)
    expect(merge({ start, theirs: base, mine }).values).toEqual(mine)
  })

  it('are asked about wherever they differ when what both began with is not known', () => {
    fc.assert(
      fc.property(form, form, (theirs, mine) => {
        const { values, asked } = merge({ start: undefined, theirs, mine })
        expect(values).toEqual(theirs)
        for (const field of TEXTS) {
          if (theirs[field] !== mine[field]) expect(asked.flat()).toContain(field)
        }
      }),
    )
  })
})

describe('the law of merging', () => {
  it('loses no change of either side: it stands there, or it is asked about', () => {
    fc.assert(
      fc.property(versions, (of) => {
        const { values, asked } = merge(of)
        for (const field of TEXTS) {
          if (asked.flat().includes(field)) continue
          const changes = [of.theirs, of.mine].filter((side) => side[field] !== of.start[field])
          for (const side of changes) expect(values[field]).toBe(side[field])
          if (changes.length === 0) expect(values[field]).toBe(of.start[field])
        }
      }),
    )
  })

  it('asks only about what both sides changed, and not alike', () => {
    fc.assert(
      fc.property(versions, ({ start, theirs, mine }) => {
        for (const unit of merge({ start, theirs, mine }).asked) {
          const differs = (one: Form, other: Form) =>
            unit.some((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]))
          expect(differs(theirs, start)).toBe(true)
          expect(differs(mine, start)).toBe(true)
          expect(differs(mine, theirs)).toBe(true)
        }
      }),
    )
  })

  it('has every file that either side added, and none that either side took off', () => {
    fc.assert(
      fc.property(versions, (of) => {
        const merged = idsOf(merge(of).values)
        const [start, theirs, mine] = [of.start, of.theirs, of.mine].map(idsOf)
        expect(new Set(merged).size).toBe(merged.length)
        for (const id of ['f1', 'f2', 'f3', 'f4', 'f5']) {
          const sides = [theirs?.includes(id), mine?.includes(id)]
          const isThere = start?.includes(id) ? sides.every(Boolean) : sides.some(Boolean)
          expect(merged.includes(id)).toBe(isThere)
        }
      }),
    )
  })

  it('gives what a person chose, and leaves the rest as it was put together', () => {
    fc.assert(
      fc.property(versions, fc.boolean(), (of, isMine) => {
        const merged = merge(of)
        const resolved = resolveMerge(merged, of.mine, isMine ? merged.asked : [])
        const asked = new Set<string>(merged.asked.flat())
        for (const field of FIELDS) {
          const side = asked.has(field) ? (isMine ? of.mine : of.theirs) : merged.values
          expect(resolved[field]).toEqual(side[field])
        }
      }),
    )
  })

  it('is the same for both sides where nothing is asked', () => {
    fc.assert(
      fc.property(versions, ({ start, theirs, mine }) => {
        const one = merge({ start, theirs, mine })
        const other = merge({ start, theirs: mine, mine: theirs })
        expect(one.asked).toEqual(other.asked)
        if (one.asked.length > 0) return
        for (const field of TEXTS) expect(one.values[field]).toBe(other.values[field])
        expect(new Set(idsOf(one.values))).toEqual(new Set(idsOf(other.values)))
      }),
    )
  })
})
