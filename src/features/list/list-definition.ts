import type { I18n, MessageDescriptor } from '@lingui/core'
import type { ComponentType, ReactNode } from 'react'
import type { User } from '@/api/contract/session'
import type { DownloadedFile } from '@/api/http/download'
import type { DataColumn, RowData } from '@/components/data-table/data-column'
import type { OpenedRowProps } from '@/components/data-table/data-table'
import type { PageSize } from '@/components/data-table/page-sizes'
import type { FilterDraft, FilterField } from '@/components/query-form/filter-field'
import type { SelectionChange } from './use-list-state'
import type { AppPath, SearchValues } from '@/shell/app-href'
import type { ListQuery } from './list-query'
import type { CellFilters } from './only-this/cell-filters'

/** What every list has in its URL besides its filters. */
export type ListSearch = SearchValues & {
  pageNum: number
  pageSize: PageSize
  /** names of filters that were not understood, with commas between */
  ignored?: string | undefined
}

/** What every list asks the server for besides its filters. */
export interface ListRequest {
  pageNum: number
  /** whose documents alone are asked for; absent where the list holds everybody's */
  loginOwnerId?: string | undefined
  /** a screen asks for its page size; adding up all rows asks for more at a time */
  pageSize: number
}

/** A file of all rows that the filters match. */
export interface ListExport<Request> {
  run: (
    request: Request,
    options: { signal: AbortSignal; onProgress: (received: number, total?: number) => void },
  ) => Promise<DownloadedFile>
  /** the money column the receipt checks, and the header it has in the file */
  checked: { columnId: string; header: string }
}

/** The selected rows, as they were when they were selected. */
export interface BatchProps<Row> {
  rows: readonly Row[]
  /** changes the selection as it is then */
  onChange: (change: SelectionChange<Row>) => void
}

/** The vouchers of documents by their codes; comes into being open. */
export type Vouchers = ComponentType<{ codes: readonly string[]; onClose: () => void }>

/** For whom, and in which language, a row is drawn. */
export interface RowContext {
  user: User
  i18n: I18n
}

/**
 * Everything that is special about one list. The screen around it is the same for all of them.
 */
export interface ListDefinition<
  Row extends RowData,
  Search extends ListSearch,
  Request extends ListRequest,
> extends Omit<ListQuery<Row, Search, Request>, 'sentAs'> {
  title: MessageDescriptor
  fields: readonly FilterField[]
  columns: readonly DataColumn<Row>[]
  rowKey: (row: Row) => string
  /** what cells can be filtered by; fetched when the browser is idle */
  cellFilters?: () => Promise<CellFilters<Row>>
  /** whether a row is cancelled or rejected: adding up all rows keeps it apart */
  isWithdrawn?: (row: Row) => boolean
  /** what can be done with a row; called, not mounted: no hooks */
  actions: (row: Row, context: RowContext) => ReactNode
  /** px that the widest of them takes; without it two links have room */
  actionsWidth?: number
  /** what stands under a row that a person opens; fetched with the first one */
  Opened?: ComponentType<OpenedRowProps<Row>>
  /**
   * where a new document is made, for those who may, and by what other ways (they come late, in front of the list's other
   * tools); or what is done to make one here, and what that is called: languages have genders
   */
  create?: (
    { path: AppPath; Others?: ComponentType } | { run: () => void; label: MessageDescriptor }
  ) & {
    isOffered: (user: User) => boolean
  }
  /** draws the lists beside this one on the same path, as tabs above the filters */
  tabs?: (goTo: (search: SearchValues) => void) => ReactNode
  /** what of the URL is this list's own, whatever is filtered by: its tab */
  fixedSearch?: Readonly<Record<string, string>>
  /**
   * what it is narrowed to whatever is filtered by, as a filter that it doesn't offer: for an export's receipt, and for what is
   * said of an address
   */
  narrowedTo?: { fields: readonly FilterField[]; values: FilterDraft }
  /** told what the list shows, without its page, and the search that leads back to it */
  onShown?: (request: Request, search: SearchValues, user: User) => void
  /** the papers of selected rows */
  vouchers?: () => Promise<{ Vouchers: Vouchers }>
  /** what can be done with all selected rows at once; drawn without any too, for what is under way */
  batch?: (props: BatchProps<Row>) => ReactNode
  /** what stands in the place of the rows when there are none */
  empty: MessageDescriptor
  /** the same while filters are in force: there may be others */
  emptyFiltered: MessageDescriptor
  export?: () => Promise<ListExport<Request>>
}
