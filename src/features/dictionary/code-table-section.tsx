import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import type { CodeEntry, DictionaryLanguage } from '@/domain/dictionary/code-table'
import { LOCALE_NAMES } from '@/locales/i18n'
import { CopyButton } from './copy-button'
import classes from './dictionary.module.css'
import { columnLanguages, entriesAsText, entryDetail } from './entry-text'
import type { FoundTable } from './search-dictionary'
import type { Copy } from './use-copy'

interface CodeTableSectionProps extends FoundTable {
  language: DictionaryLanguage
  copy: Copy
  copiedFrom: string | undefined
  /** what stands between the heading and the codes */
  children?: ReactNode
}

/** One code table: what was found of it, in three languages, each code and the whole to copy. */
export function CodeTableSection({
  table,
  entries,
  language,
  copy,
  copiedFrom,
  children,
}: CodeTableSectionProps) {
  const { t } = useLingui()
  const headingId = useId()
  const languages = columnLanguages(language)
  const tableName = table.name[language]
  const codeLabel = t({ context: 'dictionary', message: 'Code' })
  const copyAll = () => copy(table.id, entriesAsText(entries, language, codeLabel), tableName)
  return (
    <div className={classes.section}>
      <div className={classes.sectionHead}>
        <Title order={4} size="h5" id={headingId}>
          {tableName}
        </Title>
        {entries.length > 0 ? (
          <Button
            size="compact-xs"
            variant="subtle"
            aria-label={t`Copy table ${tableName}`}
            onClick={copyAll}
          >
            <Trans>Copy table</Trans>
          </Button>
        ) : null}
      </div>
      {table.note ? (
        <Text size="sm" c="dimmed">
          {table.note[language]}
        </Text>
      ) : null}
      {children}
      {entries.length > 0 ? (
        <table className={classes.table} aria-labelledby={headingId}>
          <thead>
            <tr>
              <th scope="col">{codeLabel}</th>
              {languages.map((each) => (
                <th key={each} scope="col" lang={each}>
                  {LOCALE_NAMES[each]}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <EntryRow
                key={entry.code}
                entry={entry}
                languages={languages}
                isCopied={copiedFrom === `${table.id} ${entry.code}`}
                onCopy={() => copy(`${table.id} ${entry.code}`, String(entry.code))}
              />
            ))}
          </tbody>
        </table>
      ) : null}
    </div>
  )
}

interface EntryRowProps {
  entry: CodeEntry
  /** that of the interface first */
  languages: readonly DictionaryLanguage[]
  isCopied: boolean
  onCopy: () => void
}

function EntryRow({ entry, languages, isCopied, onCopy }: EntryRowProps) {
  const { t } = useLingui()
  const { code } = entry
  const name = entry.name[languages[0] ?? 'en']
  return (
    <tr>
      <th scope="row">{code}</th>
      {languages.map((language) => (
        <td key={language} lang={language}>
          {entry.name[language]}
          <EntryDetail text={entryDetail(entry, language)} />
        </td>
      ))}
      <td>
        <CopyButton label={t`Copy ${code}: ${name}`} isCopied={isCopied} onClick={onCopy} />
      </td>
    </tr>
  )
}

function EntryDetail({ text }: { text: string | undefined }) {
  return text === undefined ? null : <span className={classes.detail}>{text}</span>
}
