import { Plural, Trans } from '@lingui/react/macro'
import { ConfirmDialog } from '@/components/confirm-dialog/confirm-dialog'
import { closeQuestion, type DiscardQuestion } from './discard-question'

interface DiscardDialogProps {
  question: DiscardQuestion
  /** what the pages with unsaved work are called */
  titles: readonly string[]
}

/** Asks once, for all pages that would lose what was typed on them. */
export function DiscardDialog({ question: { reason, go }, titles }: DiscardDialogProps) {
  const count = titles.length
  return (
    <ConfirmDialog
      title={
        reason === 'close' ? (
          <Trans>Close without saving?</Trans>
        ) : reason === 'refresh' ? (
          <Trans>Refresh without saving?</Trans>
        ) : (
          <Trans>Log out without saving?</Trans>
        )
      }
      confirmLabel={
        reason === 'close' ? (
          <Trans>Close</Trans>
        ) : reason === 'refresh' ? (
          <Trans>Refresh</Trans>
        ) : (
          <Trans>Log out</Trans>
        )
      }
      isDangerous
      onConfirm={() => {
        closeQuestion()
        go()
      }}
      onClose={closeQuestion}
    >
      <p>
        <Plural
          value={count}
          one="On this page something is not saved:"
          other="On # pages something is not saved:"
        />
      </p>
      <ul>
        {titles.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      {reason === 'log-out' ? (
        <Trans>Logging out deletes what you typed.</Trans>
      ) : (
        <Trans>
          What you typed is kept as a draft in this browser tab and offered when you come back.
        </Trans>
      )}
    </ConfirmDialog>
  )
}
