import { msg } from '@lingui/core/macro'
import { markStale } from '@/api/invalidation'
import { remarkWrites, useSaveRemark, useUpdateRemark } from '@/api/resources/base-data-writes'
import { maintainedRemarks } from '@/api/resources/remarks'
import type { Remark } from '@/api/contract/base-data'
import { readEntries, type Entry, type EntryType } from './entry'
import type { RemarkListRequest } from '@/api/contract/base-data-requests'
import type { ListDefinition } from '../list/list-definition'
import { EditButton, ValidSwitch } from './entry-cells'
import { remarkFilters, remarkQuery, type RemarkSearch } from './query'
import { MaintainScreen } from './maintain-screen'

function remarkEntry({ id, name, valid }: Remark): Entry {
  return { id, name, valid, values: { name } }
}

const remarkType: Omit<EntryType, 'add' | 'change'> = {
  id: 'remark',
  listsKey: maintainedRemarks.keys.lists,
  markStale: (queryClient) => markStale(queryClient, 'remark/update'),
  fields: [
    {
      name: 'name',
      label: msg({ context: 'one of the list', message: 'Remark' }),
      missing: msg`Enter the remark`,
      maxLength: 50,
    },
  ],
  nameOf: ({ name = '' }) => name,
  newTitle: msg`New remark`,
  newLabel: msg({ context: 'of a remark', message: 'New' }),
  editTitle: msg`Edit remark`,
  calls: { add: remarkWrites.saveCall, change: remarkWrites.updateCall },
  release: ({ id, onceKey }) =>
    id === undefined ? remarkWrites.releaseSave(onceKey) : remarkWrites.releaseUpdate(id),
  find: async ({ name }) => {
    const rows = await readEntries(maintainedRemarks, { name })
    return rows.map(remarkEntry)
  },
}

/** How remarks are maintained. Orders keep their text, so nothing depends on whether one is valid. */
function useRemarkType(): EntryType {
  const { mutateAsync: save } = useSaveRemark()
  const { mutateAsync: update } = useUpdateRemark()
  return {
    ...remarkType,
    add: ({ values: { name }, valid }, sent) => save({ body: { name, valid }, ...sent }),
    change: (id, { values: { name }, valid }, sent) => update({ id, name, valid, ...sent }),
  }
}

const remarkList: ListDefinition<Remark, RemarkSearch, RemarkListRequest> = {
  ...remarkQuery,
  title: msg`Remarks`,
  fields: remarkFilters.fields,
  columns: [
    {
      id: 'name',
      accessorFn: ({ name }) => name,
      size: 420,
      meta: {
        name: msg({ context: 'one of the list', message: 'Remark' }),
        isAlwaysShown: true,
        isCutOff: true,
      },
    },
    {
      id: 'valid',
      size: 140,
      meta: { name: msg({ context: 'of an entry', message: 'Status' }), sizeInLetters: 164 },
      cell: ({ row }) => <ValidSwitch entry={remarkEntry(row.original)} />,
    },
  ],
  rowKey: ({ id }) => String(id),
  actions: (row) => <EditButton entry={remarkEntry(row)} />,
  empty: msg`No remarks.`,
  emptyFiltered: msg`No remarks match the filters.`,
}

/** `/maintain/remark/list` */
export function RemarkListPage({ search }: { search: RemarkSearch }) {
  return <MaintainScreen type={useRemarkType()} list={remarkList} search={search} />
}
