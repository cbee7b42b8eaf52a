import { lazy, Suspense } from 'react'
import type { User } from '@/api/contract/session'
import type { RowData } from '@/components/data-table/data-column'
import { useUser } from '@/session/use-user'
import { usePageDialog } from '@/shell/kept-pages/use-page-dialog'
import { usePageMark } from '@/shell/page-tags/page-marks'
import type { ListDefinition, ListRequest, ListSearch } from '../list/list-definition'
import { ListScreen } from '../list/list-screen'
import type { Entry, EntryType } from './entry'
import { useEntryDrafts } from './entry-drafts'
import { EntryOutcomePanel } from './entry-outcome-panel'
import { MaintainContext } from './maintain-context'
import { useUnknownEntries } from './unknown-entries'
import { useSwitchValid } from './use-switch-valid'

const EntryDialog = lazy(async () => ({ default: (await import('./entry-dialog')).EntryDialog }))
const InvalidQuestion = lazy(async () => ({
  default: (await import('./invalid-question')).InvalidQuestion,
}))

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
  const unknown = useUnknownEntries(username, type.id)
  usePageMark('unknown', unknown.length > 0)
  usePageMark('unsaved', useEntryDrafts(username, type.id).length > 0)

  const create = { run: () => dialog.open({ entry: undefined }), isOffered: () => true }
  const actions = {
    edit: (entry: Entry) => dialog.open({ entry }),
    switchValid: switching.switchValid,
  }
  return (
    <MaintainContext value={actions}>
      {unknown.map((write) => (
        <EntryOutcomePanel key={`${write.onceKey} ${write.sentAt}`} type={type} write={write} />
      ))}
      <ListScreen list={type.add ? { ...list, create } : list} search={search} />
      <Suspense fallback={null}>
        {dialog.subject ? (
          <EntryDialog
            type={type}
            entry={dialog.subject.entry}
            username={username}
            onClose={dialog.close}
          />
        ) : null}
        {switching.question ? (
          <InvalidQuestion
            name={switching.question.entry.name}
            uses={switching.question.uses}
            isBusy={switching.isBusy}
            onConfirm={() => void switching.confirm()}
            onClose={switching.close}
          />
        ) : null}
      </Suspense>
    </MaintainContext>
  )
}
