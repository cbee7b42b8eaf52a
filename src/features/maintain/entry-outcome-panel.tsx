import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconHelpHexagon } from '@tabler/icons-react'
import { formatChinaTime } from '@/domain/china-time'
import type { EntryType } from './entry'
import classes from './entry-outcome-panel.module.css'
import type { UnknownEntry } from './unknown-entries'
import { useEntryOutcome } from './use-entry-outcome'

const ACTIONS = {
  add: msg({ context: 'action', message: 'New' }),
  edit: msg({ context: 'action', message: 'Edit' }),
  'make-valid': msg({ context: 'action', message: 'Make valid' }),
  'make-invalid': msg({ context: 'action', message: 'Make invalid' }),
}

interface EntryOutcomePanelProps {
  type: EntryType
  write: UnknownEntry
}

/** Says that the result of a write is unknown, finds out, and says what it is; never on a guess. */
export function EntryOutcomePanel({ type, write }: EntryOutcomePanelProps) {
  const { i18n } = useLingui()
  const { state, lookAgain, dismiss } = useEntryOutcome(type, write)
  const action = i18n._(ACTIONS[write.action])
  const { name } = write
  const sentAt = formatChinaTime(write.sentAt)
  const isKnown = state.kind === 'done' || state.kind === 'not-done'
  return (
    <section className={classes.panel} data-kind={state.kind} role="alert">
      <IconHelpHexagon size={22} aria-hidden />
      <div className={classes.text}>
        <strong>
          {state.kind === 'done' ? (
            <Trans>
              “{action}” was done after all: {name}
            </Trans>
          ) : state.kind === 'not-done' ? (
            <Trans>
              “{action}” was not done: {name}
            </Trans>
          ) : (
            <Trans>
              Result unknown: “{action}” {name}, sent {sentAt}
            </Trans>
          )}
        </strong>
        {state.kind === 'looking' ? (
          <span role="status">
            <Trans>No answer came back. Asking the server what became of it…</Trans>
          </span>
        ) : null}
        {state.kind === 'still-unknown' ? (
          <span>
            <Trans>The server can’t be asked at the moment.</Trans>
          </span>
        ) : null}
        {state.kind === 'not-done' ? (
          <span>
            <Trans>The server has shown no trace of it twice. You can send it again.</Trans>
          </span>
        ) : null}
      </div>
      {state.kind === 'still-unknown' ? (
        <Button size="xs" variant="default" onClick={lookAgain}>
          <Trans>Look again</Trans>
        </Button>
      ) : null}
      {isKnown ? (
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            // The panel goes, and the focus must not go with it.
            document.getElementById('content')?.focus({ preventScroll: true })
            dismiss()
          }}
        >
          <Trans>OK</Trans>
        </Button>
      ) : null}
    </section>
  )
}
