import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Progress } from '@mantine/core'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { User } from '@/api/contract/session'
import { BusyButton } from '@/components/busy-button'
import { ProgressStatus } from '@/components/progress-status'
import { useFormatSum } from '@/components/use-format-sum'
import { parseYuan, sumCents } from '@/domain/money'
import { formatCount } from '@/domain/written-number'
import { holdFocus, isFocusLost } from '@/platform/focus-content'
import { usePageActive } from '@/platform/page-active'
import { useUnreadResult } from '@/platform/unread-results'
import { useLinkDelegation } from '@/shell/use-link-delegation'
import classes from './import.module.css'
import { ImportTable } from './import-table'
import { hasErrors, isUnderWay, needsAttention, rowCounts } from './row-counts'
import type { RowOutcome } from './run-rows'
import type { ImportFile } from './use-import-file'
import { useImportRun } from './use-import-run'

interface ImportPreviewProps {
  file: ImportFile
  user: User
  /** told when rows begin to be sent or looked for, and when that is over */
  onSending: (isSending: boolean) => void
  /** told whether something became of rows that is known nowhere else */
  onUnread: (isThere: boolean) => void
  /** what closes the dialog, while nothing runs */
  closeButton: RefObject<HTMLButtonElement | null>
  /** another file is wanted */
  onBack: () => void
  onClose: () => void
}

/** What would be sent of a file, the sending, and what became of each row. */
export function ImportPreview({
  file,
  user,
  onSending,
  onUnread,
  closeButton,
  onBack,
  onClose,
}: ImportPreviewProps) {
  const { t, i18n } = useLingui()
  const formatSum = useFormatSum()
  // Hidden with its page it is there all the same, and not what is printed.
  const isShown = usePageActive()
  const [isFiltered, setIsFiltered] = useState(false)
  const run = useImportRun(file, user, onSending)
  const { outcomes, isRunning, isStopping, attended, toSend } = run
  // Neither the file nor what was refused of it, and why, comes back by itself.
  useUnreadResult(true)
  // What was pressed is gone by then, or takes no other press: the focus goes on from what there is now.
  const preview = useRef<HTMLDivElement>(null)
  // Its links are pages of the application, and a dialog stands outside the layout that sees to that.
  useLinkDelegation(preview)
  useEffect(() => {
    if (!isRunning || isFocusLost(preview.current)) preview.current?.focus({ preventScroll: true })
  }, [isRunning, isStopping])

  const wrong = file.rows.filter(hasErrors)
  const of = (kind: RowOutcome['kind']) =>
    file.rows.filter(({ key }) => outcomes.get(key)?.kind === kind)
  const saved = of('saved')
  const savedBefore = saved.filter(({ key }) => {
    const outcome = outcomes.get(key)
    return outcome?.kind === 'saved' && outcome.before !== undefined
  })
  const unknown = of('unknown')
  const wasStarted = saved.length + of('refused').length + unknown.length > 0
  const isUnread = of('refused').length + unknown.length > 0
  useEffect(() => {
    onUnread(isUnread)
    return () => onUnread(false)
  }, [onUnread, isUnread])
  const total = file.rows.length
  const sum = formatSum(sumCents(toSend.map(({ values }) => parseYuan(values.amount) ?? 0)))
  const summary = [
    t`${plural(total, { one: '# row', other: '# rows' })}`,
    ...rowCounts(file.rows, outcomes).map(
      ({ name, count }) => `${i18n._(name)} ${formatCount(count, i18n.locale)}`,
    ),
  ].join(' · ')
  const attention = file.rows.filter((row) => needsAttention(row, outcomes.get(row.key)))
  // One that is sent once more stays where it was pressed.
  const few = file.rows.filter(
    (row) =>
      attention.includes(row) || (attended.has(row.key) && isUnderWay(outcomes.get(row.key))),
  )
  const shown = isFiltered && few.length > 0 ? few : file.rows
  const ignored = file.ignored.join(' · ')
  const others = file.others.join(' · ')
  const { hidden } = file
  const earlier = savedBefore.length
  const alike = othersAlike(file, outcomes)
  const doubtful = toSend.filter(({ key }) => alike.has(key)).length
  const count = toSend.length
  return (
    <div ref={preview} className={classes.preview} data-shown={isShown || undefined} tabIndex={-1}>
      <div className={classes.summary}>
        <strong>{file.name}</strong>
        <span>{summary}</span>
        <ProgressStatus text={summary} isOver={!isRunning} />
        {attention.length > 0 || shown.length < total ? (
          <label className={classes.filter}>
            <input
              type="checkbox"
              checked={isFiltered}
              onChange={(event) => setIsFiltered(event.currentTarget.checked)}
            />
            {wasStarted || isRunning ? (
              <Trans>Only rows that need attention</Trans>
            ) : (
              <Trans>Only rows with errors</Trans>
            )}
          </label>
        ) : null}
      </div>
      {ignored === '' ? null : (
        <p className={classes.note}>
          <Trans>These columns are not imported: {ignored}</Trans>
        </p>
      )}
      {others === '' ? null : (
        <p className={classes.note}>
          <Trans>One sheet is imported at a time. These hold orders, too: {others}</Trans>
        </p>
      )}
      {hidden === 0 ? null : (
        <p className={classes.note}>
          {t`${plural(hidden, {
            one: '# of these rows is hidden in the spreadsheet, and imported like the others.',
            other: '# of these rows are hidden in the spreadsheet, and imported like the others.',
          })}`}
        </p>
      )}
      {wrong.length > 0 ? (
        <p className={classes.note}>
          <Trans>
            Rows with errors are not sent. Correct them in the file and choose it again: rows that
            are saved by then are recognised and not sent twice.
          </Trans>
        </p>
      ) : null}
      {doubtful === 0 ? null : (
        <p className={classes.doubt}>
          {t`${plural(doubtful, {
            one: '# row says the same as an order of yours from the last 90 days. Save it only if it is meant as a new one.',
            other:
              '# rows say the same as orders of yours from the last 90 days. Save them only if they are meant as new ones.',
          })}`}
        </p>
      )}
      {isRunning ? (
        <Progress
          value={(100 * (file.rows.length - toSend.length)) / file.rows.length}
          aria-label={t`Progress of the import`}
        />
      ) : null}
      <ImportTable rows={shown} alike={alike} run={run} />
      <Group justify="flex-end" gap="xs" className={classes.buttons}>
        {savedBefore.length > 0 && !isRunning ? (
          <Button ref={holdFocus} variant="subtle" onClick={() => run.sendAnew(savedBefore)}>
            {t`${plural(earlier, {
              one: 'Offer # row saved earlier as a new order',
              other: 'Offer # rows saved earlier as new orders',
            })}`}
          </Button>
        ) : null}
        {unknown.length > 0 && !isRunning ? (
          <Button variant="default" onClick={() => run.lookUpAll(unknown)}>
            <Trans>Look up what is unknown</Trans>
          </Button>
        ) : null}
        {isRunning ? (
          <Button variant="default" disabled={isStopping} onClick={run.stop}>
            <Trans>Stop</Trans>
          </Button>
        ) : (
          <>
            <Button ref={closeButton} variant="default" onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
            <Button variant="default" onClick={onBack}>
              <Trans>Back to choosing a file</Trans>
            </Button>
          </>
        )}
        {toSend.length === 0 && !isRunning ? null : (
          <BusyButton data-autofocus isBusy={isRunning} onClick={run.start}>
            {wasStarted
              ? t`${plural(count, { one: 'Save the remaining order', other: 'Save the other # orders' })}, ${sum}`
              : t`${plural(count, { one: 'Save # order', other: 'Save # orders' })}, ${sum}`}
          </BusyButton>
        )}
      </Group>
    </div>
  )
}

/** The orders that say the same as a row, but for those that rows of this file are known to have become. */
function othersAlike(
  { alike }: ImportFile,
  outcomes: ReadonlyMap<string, RowOutcome>,
): ImportFile['alike'] {
  const codes = new Set(
    [...outcomes.values()].map((outcome) => (outcome.kind === 'saved' ? outcome.code : '')),
  )
  const others = [...alike].map(
    ([key, found]) => [key, found.filter((code) => !codes.has(code))] as const,
  )
  return new Map(others.filter(([, found]) => found.length > 0))
}
