import { expect, test } from 'vitest'
import changelog from '../../../CHANGELOG.md?raw'
import manifest from '../../../package.json'
import { LOCALES } from '@/locales/i18n'
import { readChangelog } from './read-changelog'

test('a changelog is read by version and language, sentences over two lines too', () => {
  const text = `# Changelog

Words for authors.

- no note

## 1.1.0 (2026-11-22)

### zh

- 一。

### en

- One,
  and more.
- Two.

## 1.0.0 (2026-11-21)
`
  expect(readChangelog(text)).toEqual([
    {
      version: '1.1.0',
      day: '2026-11-22',
      notes: { zh: ['一。'], en: ['One, and more.', 'Two.'] },
    },
    { version: '1.0.0', day: '2026-11-21', notes: {} },
  ])
})

test('the newest version of the changelog is the one of the package', () => {
  expect(readChangelog(changelog)[0]?.version).toBe(manifest.version)
})

test.each(readChangelog(changelog).map((release) => [release.version, release] as const))(
  '%s says as much in each language',
  (_, { notes }) => {
    const counts = LOCALES.map((locale) => notes[locale]?.length ?? 0)
    expect(counts[0]).toBeGreaterThan(0)
    expect(new Set(counts).size).toBe(1)
    expect(Object.keys(notes).toSorted()).toEqual([...LOCALES].toSorted())
  },
)

test('versions stand newest first', () => {
  const versions = readChangelog(changelog).map(({ version }) => version)
  const byNumber = (a: string, b: string) => b.localeCompare(a, 'en', { numeric: true })
  expect(versions).toEqual(versions.toSorted(byNumber))
})
