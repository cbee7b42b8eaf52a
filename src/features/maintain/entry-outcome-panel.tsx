import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { OutcomeFrame } from '@/components/outcome-panel/outcome-frame'
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
  return (
    <div className={classes.place}>
      <OutcomeFrame
        kind={state.kind}
        title={
          state.kind === 'done' ? (
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
          )
        }
        onLookAgain={lookAgain}
        onDismiss={() => {
          // The panel goes, and the focus must not go with it.
          document.getElementById('content')?.focus({ preventScroll: true })
          dismiss()
        }}
      />
    </div>
  )
}
