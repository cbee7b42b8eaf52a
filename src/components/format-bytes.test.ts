import { setupI18n } from '@lingui/core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatBytes } from './format-bytes'

const languages = setupI18n({ messages: { en: {}, es: {} }, locale: 'en' })
const en = languages
const es = setupI18n({ messages: { es: {} }, locale: 'es' })

const KB = 1024
const MB = KB ** 2
const GB = KB ** 3

describe('formatBytes', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1,023 bytes'],
    [KB, '1 kB'],
    [1536, '1.5 kB'],
    [MB, '1 MB'],
    [2.25 * MB, '2.3 MB'],
    [20 * MB, '20 MB'],
    [20 * MB + 1, '20.1 MB'],
    [GB, '1 GB'],
    [GB * KB, '1,024 GB'],
  ])('writes %d as %s', (bytes, text) => {
    expect(formatBytes(bytes, en)).toBe(text)
  })

  it('writes numbers as the language does', () => {
    expect(formatBytes(1536, es)).toBe('1,5 kB')
  })

  it('takes the largest unit that keeps the number at 1 or more', () => {
    const size = fc.oneof(
      fc.integer({ min: 1, max: 100 * GB }),
      fc.constantFrom(KB - 1, KB, KB + 1, MB - 1, MB, MB + 1, GB - 1, GB, GB + 1),
    )
    fc.assert(
      fc.property(size, (bytes) => {
        const unit = bytes >= GB ? 'GB' : bytes >= MB ? 'MB' : bytes >= KB ? 'kB' : 'byte'
        expect(formatBytes(bytes, en).split(' ').at(-1)?.replace('bytes', 'byte')).toBe(unit)
      }),
    )
  })
})
