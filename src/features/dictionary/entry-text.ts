import type { CodeEntry, DictionaryLanguage } from '@/domain/dictionary/code-table'
import { LOCALE_NAMES, LOCALES } from '@/locales/i18n'

/** The languages of the columns: that of the interface first. */
export function columnLanguages(current: DictionaryLanguage): DictionaryLanguage[] {
  return [current, ...LOCALES.filter((language) => language !== current)]
}

/** What stands behind an entry's name: its class, or how it reads for each kind of document. */
export function entryDetail(entry: CodeEntry, language: DictionaryLanguage): string | undefined {
  const { kind, readings } = entry
  if (kind) return kind[language]
  const isChinese = language === 'zh'
  return readings
    ?.map(({ kind, name }) => kind[language] + (isChinese ? '：' : ': ') + name[language])
    .join(isChinese ? '；' : '; ')
}

/**
 * Entries as tab-separated text with a head line, as spreadsheets take it from the clipboard.
 *
 * @param codeLabel what the column of the codes is called
 */
export function entriesAsText(
  entries: readonly CodeEntry[],
  current: DictionaryLanguage,
  codeLabel: string,
): string {
  const languages = columnLanguages(current)
  return [
    [codeLabel, ...languages.map((language) => LOCALE_NAMES[language])],
    ...entries.map((entry) => [
      entry.code,
      ...languages.map((language) => entryText(entry, language)),
    ]),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n')
}

function entryText(entry: CodeEntry, language: DictionaryLanguage): string {
  const detail = entryDetail(entry, language)
  return entry.name[language] + (detail === undefined ? '' : ` (${detail})`)
}
