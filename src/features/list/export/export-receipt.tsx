import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Amount } from '@/components/amount'
import type { FilterInWords } from '@/components/query-form/describe-filters'
import type { ExportCheck } from './check-export'
import type { FileCount } from './count-file'
import type { ExportUpdate } from './export-job'
import classes from './export-panel.module.css'
import { formatBytes } from '@/components/format-bytes'

interface ExportReceiptProps {
  update: Extract<ExportUpdate, { status: 'checking' | 'done' }>
  filters: readonly FilterInWords[]
  onClose: () => void
}

/** What was exported: the filters in words, and the file held against the list, loudly when they differ. */
export function ExportReceipt({ update, filters, onClose }: ExportReceiptProps) {
  const { t, i18n } = useLingui()
  const size = formatBytes(update.bytes, i18n)
  const check = update.status === 'done' ? update.check : undefined
  const isDifferent = check?.verdict === 'different'
  const isUnreadable = check?.verdict === 'unreadable'
  return (
    <section
      className={classes.receipt}
      aria-label={t`Export receipt`}
      data-tone={isDifferent || isUnreadable ? 'failure' : undefined}
    >
      <div className={classes.receiptHead}>
        <strong>{update.fileName}</strong>
        <span>{size}</span>
        <Button size="compact-xs" variant="default" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
      <div>
        <Trans>Filters</Trans>
        {': '}
        {filters.length === 0 ? (
          <Trans>none</Trans>
        ) : (
          filters.map(({ label, value }) => `${label} ${value}`).join(' · ')
        )}
      </div>
      {check === undefined ? (
        <div role="status">
          <Trans>Checking the file against the list…</Trans>
        </div>
      ) : null}
      {check?.verdict === 'unchecked' ? (
        <div role="status">
          <Unchecked reason={check.reason} />
        </div>
      ) : null}
      {isUnreadable ? (
        <div role="alert" className={classes.difference}>
          <Trans>
            The file can’t be read as a workbook of this list, so it could not be checked. Do not
            rely on this file.
          </Trans>
        </div>
      ) : null}
      {check?.verdict === 'same' || check?.verdict === 'different' ? (
        <>
          <table className={classes.counts}>
            <thead>
              <tr>
                <th />
                <th scope="col">
                  <Trans>Rows</Trans>
                </th>
                <th scope="col">
                  <Trans>Control total (amount, yuan)</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              <CountRow name={t`File`} count={check.file} />
              <CountRow name={t`List`} count={check.list} />
            </tbody>
          </table>
          {isDifferent ? (
            <div role="alert" className={classes.difference}>
              <Trans>
                The file and the list differ, also after the list was read again. Do not rely on
                this file.
              </Trans>
            </div>
          ) : (
            <div role="status">
              <Trans>
                Rows and control total of the file and the list agree. Single cells were not
                compared.
              </Trans>
            </div>
          )}
        </>
      ) : null}
    </section>
  )
}

function Unchecked({ reason }: Pick<Extract<ExportCheck, { verdict: 'unchecked' }>, 'reason'>) {
  switch (reason) {
    case 'too-large':
      return <Trans>File: not checked, it is larger than 20 MB</Trans>
    case 'list':
      return <Trans>File: not checked, the list could not be read or kept changing</Trans>
    case 'broken-off':
      return <Trans>File: not checked, the check broke off or took too long</Trans>
  }
}

function CountRow({ name, count }: { name: string; count: FileCount }) {
  const { i18n } = useLingui()
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{i18n.number(count.rows)}</td>
      <td>
        <Amount cents={count.cents} />
      </td>
    </tr>
  )
}
