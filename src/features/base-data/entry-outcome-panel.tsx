import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { OutcomePanel } from '../writes/outcome-panel'
import type { WriteRecord } from '../writes/write-record'
import type { EntryType } from './entry'
import { checkForEntry } from './entry-evidence'
import classes from './entry-outcome-panel.module.css'
import type { EntryAction } from './send-entry'

const ACTIONS = {
  add: msg({ context: 'action', message: 'New' }),
  edit: msg({ context: 'action', message: 'Edit' }),
  'make-valid': msg({ context: 'action', message: 'Activate' }),
  'make-invalid': msg({ context: 'action', message: 'Deactivate' }),
}

function isEntryAction(action: string): action is EntryAction {
  return Object.hasOwn(ACTIONS, action)
}

/** The panel goes, and the focus must not go with it. */
function focusPage(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}

interface EntryOutcomePanelProps {
  type: EntryType
  record: WriteRecord
}

/** Says that the result of a write is unknown, finds out, and says what it is; never on a guess. */
export function EntryOutcomePanel({ type, record }: EntryOutcomePanelProps) {
  const { i18n } = useLingui()
  const { action } = record
  return (
    <div className={classes.place}>
      <OutcomePanel
        kind={{
          check: (of) => checkForEntry(type, of),
          release: ({ code, onceKey }) =>
            type.release({ id: code === undefined ? undefined : Number(code), onceKey }),
          markStale: (queryClient) => type.markStale(queryClient),
        }}
        record={record}
        action={isEntryAction(action) ? i18n._(ACTIONS[action]) : action}
        onDismissed={focusPage}
      />
    </div>
  )
}
