import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fingerprint } from './fingerprint'

describe('fingerprint', () => {
  it('does not depend on the order of fields', () => {
    expect(fingerprint({ a: 1, b: { c: 2, d: 3 } })).toBe(fingerprint({ b: { d: 3, c: 2 }, a: 1 }))
  })

  it('is equal for equal JSON, and different for different JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        fc.pre(JSON.stringify(a).length !== JSON.stringify(b).length)
        expect(fingerprint(a)).toBe(fingerprint(structuredClone(a)))
        expect(fingerprint(a)).not.toBe(fingerprint(b))
      }),
    )
  })

  it('takes a file as itself, not as its name', () => {
    const file = new File(['a'], 'a.pdf')
    const namesake = new File(['b'], 'a.pdf')
    expect(fingerprint({ file })).toBe(fingerprint({ file }))
    expect(fingerprint({ file })).not.toBe(fingerprint({ file: namesake }))
    expect(fingerprint(form(file))).toBe(fingerprint(form(file)))
    expect(fingerprint(form(file))).not.toBe(fingerprint(form(namesake)))
  })
})

function form(content: File): FormData {
  const data = new FormData()
  data.set('path', 'shopaccount')
  data.set('file', content)
  return data
}
