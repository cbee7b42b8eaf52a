import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text, TextInput, Title } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useRef, useState } from 'react'
import { EmptyState } from '@/components/states/empty-state'
import { SideDialog } from '@/components/dialog/side-dialog'
import { BUSINESS_TYPES } from '@/domain/dictionary/business-tables'
import type { CodeTable, DictionaryLanguage } from '@/domain/dictionary/code-table'
import { DICTIONARY } from '@/domain/dictionary/dictionary'
import { BusinessTypeDecoder } from './business-type-decoder'
import { CodeTableSection } from './code-table-section'
import classes from './dictionary.module.css'
import { isSumOfTypes, searchDictionary, type FoundTable } from './search-dictionary'
import { useCopy } from './use-copy'

interface DictionaryDrawerProps {
  onClose: () => void
}

/** Every code table of the platform, to search and to copy from. Comes into being open. */
export function DictionaryDrawer({ onClose }: DictionaryDrawerProps) {
  const { t, i18n } = useLingui()
  const language = i18n.locale as DictionaryLanguage
  const [text, setText] = useState('')
  const [sum, setSum] = useState('')
  const { report, copy, copiedFrom, forget } = useCopy()
  const searchField = useRef<HTMLInputElement>(null)
  const groups = searchDictionary(DICTIONARY, useDeferredValue(text))
  const tables = groups.flatMap((group) => group.tables)
  const tableCount = tables.length
  const codeCount = tables.reduce((count, { entries }) => count + entries.length, 0)
  const shared = { language, copy, copiedFrom }
  const search = (next: string) => {
    setText(next)
    if (isSumOfTypes(DICTIONARY, next)) setSum(next)
    forget()
    // What is found begins at the top, wherever one was reading.
    searchField.current?.closest('[role="dialog"]')?.scrollTo(0, 0)
  }
  const reset = () => {
    search('')
    searchField.current?.focus()
  }
  return (
    <SideDialog
      onClose={onClose}
      position="right"
      size="xl"
      title={<Trans>Data dictionary</Trans>}
      classNames={{ content: classes.content }}
    >
      <div className={classes.toolbar}>
        <TextInput
          ref={searchField}
          data-autofocus
          label={<Trans context="dictionary">Search</Trans>}
          placeholder={t`Code, name in any language, or table`}
          leftSection={<IconSearch size={16} aria-hidden />}
          autoComplete="off"
          value={text}
          onChange={(event) => search(event.currentTarget.value)}
        />
        <div className={classes.reports}>
          <Text size="sm" c="dimmed" role="status">
            <Trans>
              Codes: {codeCount} · Tables: {tableCount}
            </Trans>
          </Text>
          <div role="status" aria-label={t`Copying`}>
            {report ? <CopyReportText key={report.number} {...report} /> : null}
          </div>
        </div>
      </div>
      {groups.map(({ group, tables }) => (
        <section key={group.id} className={classes.group}>
          <Title order={3} size="h4">
            {group.name[language]}
          </Title>
          {tables.map((found) => (
            <CodeTableSection key={found.table.id} {...found} {...shared}>
              {isAllOf(BUSINESS_TYPES, found) ||
              (found.table === BUSINESS_TYPES && isSumOfTypes(DICTIONARY, text)) ? (
                <BusinessTypeDecoder text={sum} onChange={setSum} {...shared} />
              ) : null}
            </CodeTableSection>
          ))}
        </section>
      ))}
      {tableCount === 0 ? (
        <EmptyState message={<Trans>No code and no table matches.</Trans>}>
          <Button variant="default" onClick={reset}>
            <Trans>Reset</Trans>
          </Button>
        </EmptyState>
      ) : null}
    </SideDialog>
  )
}

/** The decoder belongs to the table as a whole; among single codes it would be in the way. */
function isAllOf(table: CodeTable, found: FoundTable): boolean {
  return found.table === table && found.entries.length === table.entries.length
}

/** Tells what became of the last copying, for eyes and screen readers alike. */
function CopyReportText({ what, isCopied }: { what: string; isCopied: boolean }) {
  return isCopied ? (
    <Text size="sm">
      <Trans>Copied: {what}</Trans>
    </Text>
  ) : (
    <Text size="sm" className={classes.failure}>
      <Trans>The browser refused to copy. Select the text and copy it from the keyboard.</Trans>
    </Text>
  )
}
