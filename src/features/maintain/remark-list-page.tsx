import { msg } from '@lingui/core/macro'
import { maintainedRemarks } from '@/api/resources/maintained-data'
import type { Remark } from '@/api/contract/base-data'
import type { RemarkListRequest } from '@/api/contract/base-data-requests'
import type { ListDefinition } from '../list/list-definition'
import { EditButton, ValidSwitch } from './entry-cells'
import { remarkFilters, type RemarkSearch } from './filters'
import { MaintainScreen } from './maintain-screen'
import { remarkEntry, remarkType } from './remark-type'

const remarkList: ListDefinition<Remark, RemarkSearch, RemarkListRequest> = {
  id: 'maintain-remark',
  title: msg`Remarks`,
  path: '/maintain/remark/list',
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
  toRequest: remarkFilters.toRequest,
  options: maintainedRemarks.listOptions,
  claim: maintainedRemarks.claimList,
  fetchPage: (request, signal) => maintainedRemarks.fetchList(request, { signal, fresh: true }),
  empty: msg`No remarks.`,
}

/** `/maintain/remark/list` */
export function RemarkListPage({ search }: { search: RemarkSearch }) {
  return <MaintainScreen type={remarkType} list={remarkList} search={search} />
}
