import type { RowData } from '@/components/data-table/data-column'
import { useLingui } from '@lingui/react/macro'
import { ErrorState } from '@/components/states/error-state'
import { useRouter } from '@tanstack/react-router'
import { dataOf } from '@/shell/page-tags/use-page-titles'
import { useUser } from '@/session/use-user'
import { ListBody } from './list-body'
import type { SelectionPlace } from './use-list-state'
import type { ListDefinition, ListRequest, ListSearch } from './list-definition'

interface ListScreenProps<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
> {
  list: ListDefinition<Row, Search, Request>
  search: Search
  /** of a page with several lists */
  selectionPlace?: SelectionPlace<Row>
}

/** The screen of every list; `list` says what is special about this one. */
export function ListScreen<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
>({ list, search, selectionPlace }: ListScreenProps<Row, Search, Request>) {
  const { t } = useLingui()
  const user = useUser()
  const { routesByPath } = useRouter()
  const request = user && list.toRequest(search, user, dataOf(routesByPath, list.path)?.business)
  if (!user || !request) {
    return (
      <ErrorState
        message={t`Your account has no user name, so this list can’t be asked for.`}
        isPage
      />
    )
  }
  return (
    <ListBody
      list={list}
      search={search}
      request={request}
      user={user}
      selectionPlace={selectionPlace}
    />
  )
}
