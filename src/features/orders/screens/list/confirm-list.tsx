import { msg } from '@lingui/core/macro'
import type { User } from '@/api/contract/session'
import { ACTION_WIDTH, type DataColumn } from '@/components/data-table/data-column'
import type { FilterField } from '@/components/query-form/filter-field'
import { StateBadge } from '@/components/state-badge/state-badge'
import { isWithdrawn, SUBMITTED } from '@/domain/order-states'
import type { SearchValues } from '@/shell/app-href'
import type { ListDefinition, ListRequest, RowContext } from '../../../list/list-definition'
import { ListTabs } from '../../../list/tabs/list-tabs'
import { LazyBatchBar } from '../batch/lazy-batch-bar'
import { rememberSource } from '../../workflow/queue-store'
import { noteShownList } from '../../workflow/shown-list'
import type { OrderType, OrderBase } from '../../order-type'
import { ApprovedMark } from './approved-mark'
import type { ConfirmSearch } from '../../workflow/list-request'
import { ConfirmRowActions } from './confirm-row-actions'
import { orderCodeColumn } from './order-columns'

interface ConfirmListInput<
  Row extends OrderBase,
  Search extends ConfirmSearch,
  Request extends ListRequest,
> extends Pick<
  ListDefinition<Row, Search, Request>,
  | 'id'
  | 'title'
  | 'options'
  | 'useRows'
  | 'refuseRepeat'
  | 'fetchPage'
  | 'toRequest'
  | 'fields'
  | 'cellFilters'
> {
  type: OrderType<Row>
  columns: readonly DataColumn<Row>[]
  /** of the tab with everything */
  empty: ListDefinition<Row, Search, Request>['empty']
}

/**
 * The confirm list of an order type: two tabs, rows that lead to the confirm screen with all that the
 * list shows as its queue, and decisions on all selected rows at once.
 */
export function confirmList<
  Row extends OrderBase,
  Search extends ConfirmSearch,
  Request extends ListRequest,
>({ type, columns, fields, empty, ...list }: ConfirmListInput<Row, Search, Request>) {
  const decide = ({ code }: Row) => ({
    path: type.paths.confirm,
    search: { code, queue: 'new' },
  })
  const shared = {
    ...list,
    path: type.paths.confirmList,
    columns: [
      orderCodeColumn(decide),
      ...columns.map((column) => (column.id === 'state' ? markedState(type, column) : column)),
    ],
    rowKey: ({ code }: Row) => code,
    isWithdrawn,
    actions: (order: Row, { user }: RowContext) => (
      <ConfirmRowActions type={type} order={order} user={user} target={decide(order)} />
    ),
    actionsWidth: ACTION_WIDTH,
    onShown: (shown: Request, from: SearchValues, { username = '' }: User) => {
      const { pageNum: _pageNum, pageSize: _pageSize, ...request } = shown
      rememberSource(username, type.id, { request, from: definedOnly(from) })
      noteShownList(type.id, list.options(shown).queryKey)
    },
    batch: (props: Parameters<NonNullable<ListDefinition<Row, Search, Request>['batch']>>[0]) => (
      <LazyBatchBar type={type} {...props} />
    ),
  }
  const toDo: ListDefinition<Row, Search, Request> = {
    ...shared,
    tabs: tabsAt({}),
    fields: fields.filter((field) => !isState(field)),
    narrowedTo: { fields: fields.filter(isState), values: { state: String(SUBMITTED) } },
    empty: msg`Nothing waits for a decision.`,
    emptyFiltered: msg`Nothing that waits for a decision matches the filters.`,
  }
  const all: ListDefinition<Row, Search, Request> = {
    ...shared,
    fields: fields.map(ofSubmitted),
    fixedSearch: ALL,
    tabs: tabsAt(ALL),
    empty,
    emptyFiltered: msg`No orders match the filters. This list has no saved or cancelled ones.`,
  }
  return (tab: 'all' | undefined) => (tab === 'all' ? all : toDo)
}

const isState = ({ name }: FilterField) => name === 'state'

/** A state is chosen from those that a submitted order can be in: saved and cancelled ones stand in no confirm list. */
function ofSubmitted(field: FilterField): FilterField {
  if (field.kind !== 'choice' || !isState(field)) return field
  const choices = field.choices.map((choice) =>
    choice.value < SUBMITTED ? { ...choice, isHidden: true } : choice,
  )
  return { ...field, choices }
}

const ALL = { tab: 'all' }

const TABS = [
  { name: msg({ context: 'tab', message: 'To do' }), search: {} },
  { name: msg({ context: 'tab', message: 'All' }), search: ALL },
]

/** Both tabs, for the list of one of them. */
const tabsAt = (current: SearchValues) => (goTo: (search: SearchValues) => void) => (
  <ListTabs tabs={TABS} current={current} onChange={goTo} />
)

/** The state, and where it is known that an order was approved and only waits for another system. */
function markedState<Row extends OrderBase>(
  type: OrderType<Row>,
  column: DataColumn<Row>,
): DataColumn<Row> {
  return {
    ...column,
    // The mark stands under the state: what is in two lines in other lists is in one here.
    meta: { ...column.meta, sizeInLetters: 188 },
    cell: ({ row: { original } }) => (
      <>
        <StateBadge state={type.stateOf(original)} />
        <ApprovedMark type={type} order={original} />
      </>
    ),
  }
}

/** A page's search as it goes into a link. */
function definedOnly(search: SearchValues): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string | number] => entry[1] !== undefined,
    ),
  )
}
