import { describe, expect, it } from 'vitest'
import { ACCEPTED_FILES, MAX_FILE_BYTES, refusalMessage, refusalOf } from './file-limits'

const file = (name: string, { type = '', size = 1 } = {}) => ({ name, type, size })

describe('refusalOf', () => {
  it.each([
    ['a.PDF', ''],
    ['发票.jpeg', ''],
    ['archive.tar.zip', 'application/octet-stream'],
    ['table.csv', 'application/vnd.ms-excel'],
    ['no extension', 'image/png'],
    ['no extension', 'text/plain; charset=utf-8'],
    ['.hidden', 'text/csv'],
    ['ends with a dot.', 'application/pdf'],
  ])('accepts %s of type "%s"', (name, type) => {
    expect(refusalOf(file(name, { type }))).toBeUndefined()
  })

  it.each([
    ['virus.exe', ''],
    ['picture.svg', 'image/svg+xml'],
    ['page.html', 'application/pdf'],
    ['a.constructor', ''],
    ['no extension', ''],
    ['no extension', 'text/html'],
    ['', ''],
  ])('refuses %s of type "%s"', (name, type) => {
    expect(refusalOf(file(name, { type }))).toBe('wrong-type')
  })

  it('refuses empty files and those above 20 MB, to the byte', () => {
    expect(refusalOf(file('a.pdf', { size: 0 }))).toBe('empty')
    expect(refusalOf(file('a.pdf', { size: MAX_FILE_BYTES }))).toBeUndefined()
    expect(refusalOf(file('a.pdf', { size: MAX_FILE_BYTES + 1 }))).toBe('too-large')
    expect(MAX_FILE_BYTES).toBe(20_971_520)
  })

  it('names the limits in its messages', () => {
    expect(refusalMessage('too-large')).toMatchObject({ values: { megabytes: 20 } })
    expect(refusalMessage('too-many')).toMatchObject({ values: { files: 10 } })
  })

  it('offers the same extensions to the file dialog', () => {
    expect(ACCEPTED_FILES.split(',')).toContain('.xlsx')
    for (const extension of ACCEPTED_FILES.split(',')) {
      expect(refusalOf(file(`a${extension}`))).toBeUndefined()
    }
  })
})
