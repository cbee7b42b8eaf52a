import { lazy, Suspense } from 'react'
import type { User } from '@/api/contract/session'
import type { RowData } from '@/components/data-table/data-column'
import { useHasUserValue } from '@/session/user-storage'
import { useUser } from '@/session/use-user'
import { usePageDialog } from '@/shell/page-cache/use-page-dialog'
import { usePageMark } from '@/shell/page-tags/page-marks'
import type { ListDefinition, ListRequest, ListSearch } from '../list/list-definition'
import { ListScreen } from '../list/list-screen'
import { draftName } from '../writes/stored-drafts'
import { useUnknownOfKind } from '../writes/write-record'
import type { Entry, EntryType } from './entry'
import { EntryOutcomePanel } from './entry-outcome-panel'
import { MaintainContext } from './entry-cells'
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
  const unknown = useUnknownOfKind(username, type.id)
  usePageMark('unknown', unknown.length > 0)
  usePageMark('unsaved', useHasUserValue(username, draftName(`${type.id}.`)))

  const create = { run: () => dialog.open({ entry: undefined }), isOffered: () => true }
  const actions = {
    edit: (entry: Entry) => dialog.open({ entry }),
    switchValid: switching.switchValid,
  }
  return (
    <MaintainContext value={actions}>
      {unknown.map((record) => (
        <EntryOutcomePanel key={record.id} type={type} record={record} />
      ))}
      <ListScreen list={type.add ? { ...list, create } : list} search={search} />
      <Suspense fallback={null}>
        {dialog.subject ? (
          <EntryDialog type={type} entry={dialog.subject.entry} onClose={dialog.close} />
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
