import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ToolButton } from '@/components/tool-button/tool-button'
import { MOST_CODES, splitCodes } from '@/domain/code-list'
import { notify } from '@/shell/notify'
import classes from './codes-note.module.css'

interface CodesNoteProps {
  /** a list of codes, as the filter holds it */
  codes: string
  /** the codes of the rows that were found; undefined until they were looked for */
  found: readonly string[] | undefined
  /** they could not be looked for */
  hasFailed: boolean
  /** other filters are in force, too */
  isNarrowed: boolean
  /** under which the export of the server's is described; undefined where the list has none */
  exportId: string | undefined
  onExportShown: () => void
}

/**
 * Stands above the rows that were asked for by a list of codes: how many were found, which were not, and why the
 * server's export is off.
 */
export function CodesNote({
  codes: text,
  found,
  hasFailed,
  isNarrowed,
  exportId,
  onExportShown,
}: CodesNoteProps) {
  const { t } = useLingui()
  const codes = splitCodes(text)
  const count = codes.length
  if (count > MOST_CODES) {
    return (
      <section className={classes.note} aria-label={t`Codes`} data-tone="failure">
        <p role="alert">
          <Trans>
            The filter holds {count} codes, and at most 50 can be looked for at a time. None was
            looked for.
          </Trans>
        </p>
      </section>
    )
  }
  const known = new Set(found?.map((code) => code.toUpperCase()))
  const missing = codes.filter((code) => !known.has(code.toUpperCase()))
  const foundCount = count - missing.length
  const missingText = missing.join(', ')
  return (
    <section className={classes.note} aria-label={t`Codes`}>
      <p role="status">
        {found ? (
          <Trans>
            {foundCount} of {count} codes found
          </Trans>
        ) : hasFailed ? null : (
          <Trans>Looking for {count} codes…</Trans>
        )}
      </p>
      {found && missing.length > 0 ? (
        <>
          <ToolButton onClick={() => void copyCodes(missing)}>
            <Trans>Copy the missing codes</Trans>
          </ToolButton>
          <div
            className={classes.missing}
            role="group"
            aria-label={t`Missing codes`}
            // Fifty of them would leave the rows no room; keys must be able to scroll it.
            tabIndex={0}
          >
            <p>
              {isNarrowed ? (
                <Trans>
                  Not found with the other filters in force: <b>{missingText}</b>
                </Trans>
              ) : (
                <Trans>
                  Not found in this list: <b>{missingText}</b>
                </Trans>
              )}
            </p>
          </div>
        </>
      ) : null}
      {exportId === undefined ? null : (
        <div className={classes.export}>
          <p id={exportId}>
            <Trans>The server’s export can’t look for a list of codes.</Trans>
          </p>
          <ToolButton onClick={onExportShown}>
            <Trans>Export columns shown</Trans>
          </ToolButton>
        </div>
      )}
    </section>
  )
}

async function copyCodes(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'))
    notify({ message: msg`The missing codes are on the clipboard`, tone: 'success' })
  } catch {
    notify({ message: msg`The browser does not allow copying here`, tone: 'warning' })
  }
}
