import { msg } from '@lingui/core/macro'
import type { VerifyUser } from '@/api/contract/base-data'
import type { VerifyUserListRequest } from '@/api/contract/base-data-requests'
import { formatChinaTime } from '@/domain/china-time'
import type { ListDefinition } from '../list/list-definition'
import { EditButton, ValidSwitch } from './entry-cells'
import { verifyUserFilters, verifyUserQuery, type VerifyUserSearch } from './query'
import { MaintainScreen } from './maintain-screen'
import { VERIFY_TYPES, verifyUserEntry, useVerifyUserType } from './verify-user-type'

const verifyUserList: ListDefinition<VerifyUser, VerifyUserSearch, VerifyUserListRequest> = {
  ...verifyUserQuery,
  title: msg`Verification-confirmers`,
  fields: verifyUserFilters.fields,
  columns: [
    {
      id: 'nickName',
      accessorFn: ({ nickName }) => nickName,
      size: 160,
      meta: { name: msg({ context: 'of a person', message: 'Name' }), isAlwaysShown: true },
    },
    {
      id: 'username',
      accessorFn: ({ username }) => username,
      size: 160,
      meta: { name: msg`User name` },
    },
    {
      id: 'type',
      accessorFn: ({ type }) => typeName(type),
      size: 160,
      meta: { name: msg({ context: 'of a verification-confirmer', message: 'Type' }) },
    },
    {
      id: 'valid',
      size: 140,
      meta: { name: msg({ context: 'column', message: 'Active' }) },
      cell: ({ row }) => <ValidSwitch entry={verifyUserEntry(row.original)} />,
    },
    {
      id: 'modified',
      accessorFn: ({ gmtModified }) =>
        gmtModified === undefined ? undefined : formatChinaTime(gmtModified),
      size: 176,
      meta: { name: msg`Modified` },
    },
    {
      id: 'modifiedBy',
      accessorFn: ({ lastModifiedBy }) => lastModifiedBy,
      size: 140,
      meta: { name: msg`Modified by` },
    },
  ],
  rowKey: ({ id }) => String(id),
  actions: (row) => <EditButton entry={verifyUserEntry(row)} />,
  empty: msg`No verification-confirmers.`,
}

/** The name of a type; one that is not known is shown as the number that it is. */
function typeName(type: number) {
  return VERIFY_TYPES.find(({ value }) => value === type)?.name ?? String(type)
}

/** `/maintain/verifyuser/list` */
export function VerifyUserListPage({ search }: { search: VerifyUserSearch }) {
  return <MaintainScreen type={useVerifyUserType()} list={verifyUserList} search={search} />
}
