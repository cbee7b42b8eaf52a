import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Progress } from '@mantine/core'
import { Message } from '@/components/message'
import { ProgressStatus } from '@/components/progress-status'
import { holdFocus } from '@/platform/focus-content'
import { usePageActive } from '@/platform/page-active'
import { useUnreadResult } from '@/platform/unread-results'
import { formatCount } from '@/domain/written-number'
import { isWrong, type ExportJob } from './export-job'
import classes from './export-panel.module.css'
import { ExportReceipt } from './export-receipt'
import { formatBytes } from '@/components/format-bytes'

interface ExportPanelProps {
  job: ExportJob
  /** cancels what is under way, or puts the receipt away */
  onDismiss: () => void
}

/** What became of an export: progress with cancel, the failure, or the receipt. */
export function ExportPanel({ job, onDismiss }: ExportPanelProps) {
  const { t, i18n } = useLingui()
  const { update, origin, retry } = job
  // A file that is right needs nobody to read so: its receipt is waited for while it shows, and not for days on a page behind.
  const isShown = usePageActive()
  useUnreadResult(isShown || isWrong(update))
  switch (update.status) {
    case 'receiving': {
      const received = formatBytes(update.received, i18n)
      const text = t`Exporting: ${received} received`
      const share = update.total ? (100 * update.received) / update.total : undefined
      return (
        <section ref={holdFocus} className={classes.panel} aria-label={t`Export`}>
          <span>{text}</span>
          <ProgressStatus text={text} isOver={false} />
          <Progress
            className={classes.progress}
            value={share ?? 100}
            animated={share === undefined}
            aria-label={t`Export progress`}
          />
          <Button size="xs" variant="default" onClick={onDismiss}>
            <Trans>Cancel</Trans>
          </Button>
        </section>
      )
    }
    case 'reading': {
      const rowsRead = formatCount(update.rowsRead, i18n.locale)
      // Before the first page has come nobody knows how many there are.
      const total = update.total === undefined ? '' : formatCount(update.total, i18n.locale)
      const text = total
        ? t`Exporting: ${rowsRead} of ${total} rows read`
        : t`Exporting: ${rowsRead} rows read`
      return (
        <section ref={holdFocus} className={classes.panel} aria-label={t`Export`}>
          <span>{text}</span>
          <ProgressStatus text={text} isOver={false} />
          <Progress
            className={classes.progress}
            value={(100 * update.rowsRead) / Math.max(update.total ?? 0, 1)}
            aria-label={t`Export progress`}
          />
          <Button size="xs" variant="default" onClick={onDismiss}>
            <Trans>Cancel</Trans>
          </Button>
        </section>
      )
    }
    case 'failed':
      return (
        <section
          ref={holdFocus}
          className={classes.panel}
          aria-label={t`Export`}
          data-tone="failure"
        >
          <span role="alert">
            <Message of={update.message} /> <Trans>No file was saved.</Trans>
          </span>
          {update.isRefusal ? null : (
            <Button
              size="xs"
              variant="default"
              onClick={() => {
                onDismiss()
                retry()
              }}
            >
              <Trans>Retry</Trans>
            </Button>
          )}
          <Button size="xs" variant="subtle" onClick={onDismiss}>
            <Trans>Close</Trans>
          </Button>
        </section>
      )
    case 'checking':
    case 'done':
      return <ExportReceipt update={update} origin={origin} onClose={onDismiss} />
  }
}
