import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Fragment } from 'react'
import { followCards } from '@/components/data-table/cards'
import { LongText } from '@/components/long-text/long-text'
import { Message } from '@/components/message'
import { holdFocus } from '@/platform/focus-content'
import { AppLink } from '@/shell/app-link'
import { FailureText } from '../../screens/parts/failure-text'
import { paymentType } from '../type'
import { IMPORT_COLUMNS } from './columns'
import classes from './import.module.css'
import { parseYuan } from '@/domain/money'
import { useFormatAmount } from '@/components/amount'
import type { ImportField } from './columns'
import type { ImportRow } from './read-table'
import type { useImportRun } from './use-import-run'

type Run = ReturnType<typeof useImportRun>

interface ImportTableProps {
  rows: readonly ImportRow[]
  /** codes of orders that say the same as a row, by its key */
  alike: ReadonlyMap<string, readonly string[]>
  run: Run
}

/** The rows of a file as they were read, what is wrong in each cell, and what became of each row. */
export function ImportTable({ rows, alike, run }: ImportTableProps) {
  const { t } = useLingui()
  const readingOf = useReading()
  return (
    // A keyboard scrolls what it can reach.
    <div className={classes.frame} role="group" aria-label={t`Rows of the file`} tabIndex={0}>
      <table className={classes.table} aria-label={t`Rows of the file`}>
        <thead ref={followCards}>
          <tr>
            <th scope="col">
              <Trans>Row</Trans>
            </th>
            <th scope="col">
              <Trans>Result</Trans>
            </th>
            {IMPORT_COLUMNS.map(({ field, name }) => (
              <th key={field} scope="col">
                <Message of={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.number}</th>
              <td>
                <RowResult row={row} alike={alike.get(row.key) ?? []} run={run} />
              </td>
              {IMPORT_COLUMNS.map(({ field, kind }) => {
                const error = row.errors[field]
                return (
                  <td key={field} data-wrong={error ? true : undefined} data-kind={kind}>
                    <LongText text={readingOf(row, field)} most={LONG_TEXT} />
                    {error ? (
                      <span className={classes.error}>
                        <Message of={error} />
                      </span>
                    ) : null}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Longer texts would fill the dialog with one row. */
const LONG_TEXT = 80

/** What stands in a cell; an amount or a day that is right as it was read, which is what would be saved. */
function useReading() {
  const formatAmount = useFormatAmount()
  return ({ texts, values, errors }: ImportRow, field: ImportField): string | undefined => {
    const text = texts[field]
    if (!text || errors[field]) return text
    if (field === 'amount') return formatAmount(parseYuan(values.amount) ?? 0)
    return field === 'applyDate' ? values.applyDate : text
  }
}

/** So many of them are named. */
const MOST_NAMED = 3

interface RowResultProps {
  row: ImportRow
  alike: readonly string[]
  run: Run
}

function RowResult({ row, alike, run }: RowResultProps) {
  const outcome = run.outcomes.get(row.key)
  const wrong = Object.keys(row.errors).length
  const { sameAs } = row
  if (wrong > 0) {
    return (
      <span className={classes.refused}>
        <Trans>Errors: {wrong}</Trans>
      </span>
    )
  }
  switch (outcome?.kind) {
    case undefined:
    case 'not-sent':
      return (
        <>
          {outcome ? <Trans>not sent</Trans> : <Trans>ready</Trans>}
          {sameAs === undefined ? null : (
            <span className={classes.doubt}>
              <Trans>Says the same as row {sameAs}</Trans>
            </span>
          )}
          {alike.length === 0 ? null : (
            <span className={classes.doubt}>
              <Trans>Orders that say the same:</Trans>
              {alike.slice(0, MOST_NAMED).map((code) => (
                <Fragment key={code}>
                  {' '}
                  <OrderLink code={code} />
                </Fragment>
              ))}
              {alike.length > MOST_NAMED ? ' …' : null}
            </span>
          )}
        </>
      )
    case 'sending':
      return <Trans>under way…</Trans>
    case 'looking':
      return <Trans>No answer came; looking it up…</Trans>
    case 'saved':
      return (
        <span className={classes.saved}>
          {outcome.before === undefined ? <Trans>saved</Trans> : <Trans>saved before</Trans>}{' '}
          <OrderLink code={outcome.code} />
          {outcome.before === undefined ? null : ` · ${outcome.before}`}
        </span>
      )
    case 'refused':
      return (
        <span className={classes.refused}>
          <Trans>
            refused: <FailureText error={outcome.error} />
          </Trans>
        </span>
      )
    case 'not-done':
      return <Trans>was not saved; it may be sent again</Trans>
    case 'unknown':
      return <Unknown row={row} codes={outcome.codes} run={run} />
  }
}

function Unknown({ row, codes, run }: { row: ImportRow; codes: readonly string[]; run: Run }) {
  return (
    <span ref={holdFocus} className={classes.doubt}>
      <Trans>Result unknown.</Trans>
      {codes.length === 0 ? null : (
        <>
          {' '}
          <Trans>These orders hold just what was sent. Is one of them yours?</Trans>
          {codes.map((code) => (
            <span key={code} className={classes.candidate}>
              <OrderLink code={code} />
              <Button
                size="compact-xs"
                variant="default"
                disabled={run.isRunning}
                onClick={() => run.settleByHand(row, code)}
              >
                <Trans>It is {code}</Trans>
              </Button>
            </span>
          ))}
          <Button
            size="compact-xs"
            variant="default"
            disabled={run.isRunning}
            onClick={() => run.settleByHand(row, undefined)}
          >
            <Trans>None of them</Trans>
          </Button>
        </>
      )}
    </span>
  )
}

function OrderLink({ code }: { code: string }) {
  return (
    <AppLink path={paymentType.paths.detail} search={{ code }}>
      {code}
    </AppLink>
  )
}
