import { msg } from '@lingui/core/macro'
import type { Remark } from '@/api/contract/base-data'
import type { RemarkListRequest } from '@/api/contract/base-data-requests'
import type { ListDefinition } from '../list/list-definition'
import { EditButton, ValidSwitch } from './entry-cells'
import { remarkFilters, remarkQuery, type RemarkSearch } from './query'
import { MaintainScreen } from './maintain-screen'
import { remarkEntry, useRemarkType } from './remark-type'

const remarkList: ListDefinition<Remark, RemarkSearch, RemarkListRequest> = {
  ...remarkQuery,
  title: msg`Remarks`,
  fields: remarkFilters.fields,
  columns: [
    {
      id: 'name',
      accessorFn: ({ name }) => name,
      size: 420,
      meta: { name: msg`Remark`, isAlwaysShown: true, isCutOff: true },
    },
    {
      id: 'valid',
      size: 140,
      meta: { name: msg({ context: 'column', message: 'Active' }) },
      cell: ({ row }) => <ValidSwitch entry={remarkEntry(row.original)} />,
    },
  ],
  rowKey: ({ id }) => String(id),
  actions: (row) => <EditButton entry={remarkEntry(row)} />,
  empty: msg`No remarks.`,
}

/** `/maintain/remark/list` */
export function RemarkListPage({ search }: { search: RemarkSearch }) {
  return <MaintainScreen type={useRemarkType()} list={remarkList} search={search} />
}
