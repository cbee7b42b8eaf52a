import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Amount } from '@/components/amount'
import { formatBytes } from '@/components/format-bytes'
import { saveFile } from '@/components/save-file'
import { formatCount } from '@/domain/written-number'
import { holdFocus } from '@/platform/focus-content'
import type { FileCount } from './count-file'
import { isWrong as isWrongFile, type ExportOrigin, type ExportUpdate } from './export-job'
import classes from './export-panel.module.css'
import { describeOrigin, receiptText, verdictText } from './receipt-text'
import { useDigest } from './use-digest'

interface ExportReceiptProps {
  update: Extract<ExportUpdate, { status: 'checking' | 'done' }>
  origin: ExportOrigin
  onClose: () => void
}

/**
 * What was exported, by whom and when, and the file held against the list, loudly when they differ. It can be kept
 * as text and on paper.
 */
export function ExportReceipt({ update, origin, onClose }: ExportReceiptProps) {
  const { t, i18n } = useLingui()
  const { fileName, file } = update
  const size = formatBytes(file.size, i18n)
  const digest = useDigest(file)
  const { isPrinting, print } = usePrinting()
  const check = update.status === 'done' ? update.check : undefined
  const isWrong = isWrongFile(update)
  const { person, at, title, selected } = origin
  const filters = describeOrigin(origin, i18n)
  const isCounted = check?.verdict === 'same' || check?.verdict === 'different'
  const rows = update.status === 'done' ? update.rows : undefined
  // A file that was made here has as many rows as went into it, also where nothing could be added up.
  const inFile = isCounted ? check.file : rows === undefined ? undefined : { rows }
  const counts = [
    ...(inFile ? [{ name: t`File`, count: inFile }] : []),
    ...(isCounted
      ? [{ name: selected === undefined ? t`List` : t`Selected rows`, count: check.list }]
      : []),
  ]
  const save = () => {
    if (update.status !== 'done') return
    const text = receiptText(update, origin, digest, i18n)
    saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${fileName}.txt`)
  }
  return (
    <section
      ref={holdFocus}
      className={classes.receipt}
      aria-label={t`Export receipt`}
      data-tone={isWrong ? 'failure' : undefined}
      data-printing={isPrinting || undefined}
    >
      <h2 className={classes.paperTitle}>
        <Trans>Export receipt</Trans>
      </h2>
      <div className={classes.receiptHead}>
        <strong>{fileName}</strong>
        <span>{size}</span>
        <span className={classes.receiptButtons}>
          {update.status === 'done' ? (
            <>
              <Button size="compact-xs" variant="default" onClick={save}>
                <Trans>Save receipt</Trans>
              </Button>
              <Button size="compact-xs" variant="default" onClick={print}>
                <Trans>Print receipt</Trans>
              </Button>
            </>
          ) : null}
          <Button size="compact-xs" variant="default" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </span>
      </div>
      <div>
        {i18n._(title)} · <Trans>Filters: {filters}</Trans>
      </div>
      <div>
        <Trans>
          Exported by {person} at <span className={classes.time}>{at}</span> (China time)
        </Trans>
      </div>
      {check === undefined ? (
        <div role="status">
          <Trans>Checking the file against the list…</Trans>
        </div>
      ) : null}
      {counts.length > 0 ? (
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
            {counts.map(({ name, count }) => (
              <CountRow key={name} name={name} count={count} />
            ))}
          </tbody>
        </table>
      ) : null}
      {update.status === 'done' ? (
        <div
          role={isWrong ? 'alert' : 'status'}
          className={isWrong ? classes.difference : undefined}
        >
          {verdictText(update, origin, i18n)}
        </div>
      ) : null}
      {digest === undefined ? null : <div className={classes.digest}>SHA-256 {digest}</div>}
    </section>
  )
}

/** Prints nothing but what is marked meanwhile. */
function usePrinting() {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return
    const done = () => setIsPrinting(false)
    addEventListener('afterprint', done)
    window.print()
    return () => removeEventListener('afterprint', done)
  }, [isPrinting])
  return { isPrinting, print: () => setIsPrinting(true) }
}

function CountRow({
  name,
  count,
}: {
  name: string
  count: Pick<FileCount, 'rows'> & Partial<FileCount>
}) {
  const { i18n } = useLingui()
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatCount(count.rows, i18n.locale)}</td>
      <td>{count.cents === undefined ? '—' : <Amount cents={count.cents} />}</td>
    </tr>
  )
}
