import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { MaintainedKind } from '@/api/resources/base-data'
import type { User } from '@/api/contract/session'
import type { FailedCall } from '@/api/http/api-error'
import type { Choice } from '@/components/query-form/filter-field'
import { fetchAllPages } from '@/api/fetch-all-pages'
import type { Page } from '@/api/contract/envelope'
import type { UseCount } from './count-uses'

/** What is typed of an entry: text by field name. */
export type EntryValues = Readonly<Record<string, string>>

/** A field of the dialog, from top to bottom. */
export interface EntryField {
  name: string
  label: MessageDescriptor
  /** said at the field when nothing is in it */
  missing: MessageDescriptor
  /** characters, as Unicode code points */
  maxLength?: number
  /** what is chosen from; without it the field is text */
  choices?: readonly Choice[]
}

/** An entry of base data, the same for all kinds. */
export interface Entry {
  id: number
  /** what a person knows it by */
  name: string
  valid: 0 | 1
  values: EntryValues
}

export type EntryContent = Pick<Entry, 'valid' | 'values'>

/** Everything that is special about maintaining one kind of base data, its list apart. */
export interface EntryType {
  id: MaintainedKind
  /** all lists of it in the cache */
  listsKey: QueryKey
  /** what a write of it makes stale is read again */
  markStale: (queryClient: QueryClient) => void
  fields: readonly EntryField[]
  /** what an entry that holds this is known by */
  nameOf: (values: EntryValues) => string
  editTitle: MessageDescriptor
  /** absent where none can be added */
  newTitle?: MessageDescriptor
  /** what adding one is called on its button; absent there too */
  newLabel?: MessageDescriptor
  /** the calls behind `add` and `change` */
  calls: { add?: FailedCall; change: FailedCall }
  /** adds an entry, once for `onceKey`; absent where there is nothing to add. Throws ApiError. */
  add?: (
    content: EntryContent,
    sent: { onceKey: string; idempotencyKey: string },
  ) => Promise<unknown>
  /** replaces an entry as a whole. Throws ApiError. */
  change: (id: number, content: EntryContent, sent: { idempotencyKey: string }) => Promise<unknown>
  /** the outcome of the write that was sent once for this is known: it may be sent again */
  release: (sentFor: { id?: number | undefined; onceKey: string }) => void
  /** the entries with such a name as the server has them now, valid or not; all of them without one. Throws ApiError, EntriesChangedError. */
  find: (values: EntryValues) => Promise<readonly Entry[]>
  /** how many orders can't be submitted without it; absent where nothing depends on it */
  countUses?: (entry: Entry, user: User) => Promise<UseCount>
  /** of a valid entry: whether the edit stops the same orders as making it invalid would; absent where none does */
  editStopsOrders?: (before: EntryValues, after: EntryValues) => boolean
}

/** A list changed twice while it was read: an entry may be missing from what is known of it. */
export class EntriesChangedError extends Error {
  constructor() {
    super('The entries changed while they were read')
  }
}

/**
 * All entries that match, as the server has them now.
 *
 * @throws ApiError; EntriesChangedError
 */
export async function readEntries<Filters extends object, Row extends { id: number }>(
  { fetchList }: EntryReads<Filters, Row>,
  filters: Filters,
): Promise<readonly Row[]> {
  const { rows, isInconsistent } = await fetchAllPages(
    (page) => fetchList({ ...filters, ...page }, { fresh: true }),
    { rowKey: ({ id }) => String(id) },
  )
  if (isInconsistent) throw new EntriesChangedError()
  return rows
}

interface EntryReads<Filters, Row> {
  fetchList: (request: Filters & Paging, options: { fresh: true }) => Promise<Page<Row>>
}
interface Paging {
  pageNum: number
  pageSize: number
}
