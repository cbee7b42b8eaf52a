import type { MessageDescriptor } from '@lingui/core'
import type { User } from '@/api/contract/session'
import type { RowData } from '@/components/data-table/data-column'
import { bringAlertIntoView } from '@/platform/lead-to-alert'
import { useWhenShown } from '@/platform/page-active'
import { useHasUserValue } from '@/session/user-storage'
import { useUser } from '@/session/use-user'
import { askedPart } from '@/shell/asked-part'
import { usePageDialog } from '@/shell/page-cache/use-page-dialog'
import { usePageMark } from '@/shell/page-tags/page-marks'
import type { ListDefinition, ListRequest, ListSearch } from '../list/list-definition'
import { ListScreen } from '../list/list-screen'
import { draftName } from '../writes/stored-drafts'
import { useStillUnknown } from '../writes/use-reconciliation'
import { useUnknownOfKind, type WriteRecord } from '../writes/write-record'
import type { Entry, EntryType } from './entry'
import { MaintainContext } from './entry-cells'
import { useSwitchValid } from './use-switch-valid'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { OutcomePanel } from '../writes/outcome-panel'
import { checkForEntry } from './entry-evidence'
import classes from './entry-outcome-panel.module.css'
import type { EntryAction } from './send-entry'

const EntryDialog = askedPart(async () => (await import('./entry-dialog')).EntryDialog)
const InvalidQuestion = askedPart(async () => (await import('./invalid-question')).InvalidQuestion)

interface MaintainScreenProps<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
> {
  type: EntryType
  list: ListDefinition<Row, Search, Request>
  search: Search
}

/** The screen of one kind of base data; `type` and `list` say what is special about it. */
export function MaintainScreen<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>(props: MaintainScreenProps<Row, Search, Request>) {
  const user = useUser()
  return user ? <Screen {...props} user={user} /> : null
}

function Screen<Row extends RowData, Search extends ListSearch, Request extends ListRequest>({
  type,
  list,
  search,
  user,
}: MaintainScreenProps<Row, Search, Request> & { user: User }) {
  const username = user.username ?? ''
  const dialog = usePageDialog<{ entry: Entry | undefined }>()
  const switching = useSwitchValid(type, user)
  const unknown = useUnknownOfKind(username, type.id)
  usePageMark('unknown', useStillUnknown(unknown).length > 0)
  usePageMark('unsaved', useHasUserValue(username, draftName(`${type.id}.`)))

  const create = type.add &&
    type.newLabel && {
      run: () => dialog.open({ entry: undefined }),
      label: type.newLabel,
      isOffered: () => true,
    }
  const actions = {
    edit: (entry: Entry) => dialog.open({ entry }),
    switchValid: switching.switchValid,
  }
  return (
    <MaintainContext value={actions}>
      {unknown.map((record) => (
        <EntryOutcomePanel key={record.id} type={type} record={record} />
      ))}
      <ListScreen list={create ? { ...list, create } : list} search={search} />
      {dialog.subject ? (
        <EntryDialog type={type} entry={dialog.subject.entry} onClose={dialog.close} />
      ) : null}
      {switching.question ? (
        <InvalidQuestion
          key={switching.question.entry.id}
          name={switching.question.entry.name}
          uses={switching.question.uses}
          isBusy={switching.isBusy}
          onConfirm={() => void switching.confirm()}
          onClose={switching.close}
        />
      ) : null}
    </MaintainContext>
  )
}

const ACTIONS: Readonly<Record<Exclude<EntryAction, 'add'>, MessageDescriptor>> = {
  edit: msg({ context: 'action', message: 'Edit' }),
  'make-valid': msg({ context: 'action', message: 'Activate' }),
  'make-invalid': msg({ context: 'action', message: 'Deactivate' }),
}

function isChange(action: string): action is keyof typeof ACTIONS {
  return Object.hasOwn(ACTIONS, action)
}

/** What a write of an entry is called on its button; undefined of one that nobody knows. */
function nameOfAction({ newLabel }: EntryType, action: string): MessageDescriptor | undefined {
  if (action === 'add') return newLabel
  return isChange(action) ? ACTIONS[action] : undefined
}

interface EntryOutcomePanelProps {
  type: EntryType
  record: WriteRecord
}

/** Says that the result of a write is unknown, finds out, and says what it is; never on a guess. */
function EntryOutcomePanel({ type, record }: EntryOutcomePanelProps) {
  const { i18n } = useLingui()
  const { action } = record
  const name = nameOfAction(type, action)
  const place = useRef<HTMLDivElement>(null)
  // What was pressed stands in a row that may be far below.
  useWhenShown(() => bringAlertIntoView(place.current), true)
  return (
    <div ref={place} className={classes.place}>
      <OutcomePanel
        kind={{
          check: (of) => checkForEntry(type, of),
          release: ({ code, onceKey }) =>
            type.release({ id: code === undefined ? undefined : Number(code), onceKey }),
          markStale: (queryClient) => type.markStale(queryClient),
        }}
        record={record}
        action={name ? i18n._(name) : action}
      />
    </div>
  )
}
