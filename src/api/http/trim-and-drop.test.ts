import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trimAndDrop } from './trim-and-drop'

describe('trimAndDrop', () => {
  it('trims at every depth and drops what is empty', () => {
    expect(
      trimAndDrop({
        code: '  PO1 ',
        remark: '   ',
        park: null,
        owner: undefined,
        nested: { name: ' a ', empty: '' },
        list: [' x ', '', { y: ' z ', none: null }],
      }),
    ).toEqual({ code: 'PO1', nested: { name: 'a' }, list: ['x', { y: 'z' }] })
  })

  it('keeps zero, false, an empty list and an empty object', () => {
    const values = { state: 0, approved: false, attachments: [], extra: {} }
    expect(trimAndDrop(values)).toEqual(values)
  })

  it('trims the full-width space of Chinese input', () => {
    expect(trimAndDrop({ ownerName: '　张伟　' })).toEqual({ ownerName: '张伟' })
  })

  it.each(['\0', '\u200B', '\u2060', '\uFEFF'])('leaves out %j, which nobody sees', (unseen) => {
    expect(trimAndDrop({ ownerName: unseen, remark: `a${unseen}b ${unseen}` })).toEqual({
      remark: 'ab',
    })
  })

  it('leaves files alone', () => {
    const file = new File(['  '], ' a.pdf ')
    expect(trimAndDrop({ file })).toEqual({ file })
    const form = new FormData()
    expect(trimAndDrop(form)).toBe(form)
  })

  it('leaves nothing empty and nothing untrimmed, whatever comes in', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const leaf of leavesBelow(trimAndDrop(value))) {
          expect(leaf).not.toBeNull()
          expect(leaf).not.toBeUndefined()
          expect(leaf).not.toBe('')
          expect(leaf).toBe(typeof leaf === 'string' ? leaf.trim() : leaf)
        }
      }),
    )
  })

  it('changes nothing the second time, and never its input', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const before = structuredClone(value)
        const once = trimAndDrop(value)
        expect(trimAndDrop(once)).toEqual(once)
        expect(value).toEqual(before)
      }),
    )
  })

  it('keeps every number and flag under its name', () => {
    const fields = fc.dictionary(fc.string(), fc.oneof(fc.integer(), fc.boolean()))
    fc.assert(
      fc.property(fields, (value) => {
        expect(trimAndDrop(value)).toEqual({ ...value })
      }),
    )
  })
})

/** Everything that stands in a field or an element; the outermost value is the call's own. */
function leavesBelow(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  const items: unknown[] = Object.values(value)
  return items.concat(items.flatMap(leavesBelow))
}
