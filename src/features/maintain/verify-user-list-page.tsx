import { msg } from '@lingui/core/macro'
import { maintainedVerifyUsers } from '@/api/resources/maintained-data'
import type { VerifyUser } from '@/api/contract/base-data'
import type { VerifyUserListRequest } from '@/api/contract/base-data-requests'
import { Message } from '@/components/message'
import { formatChinaTime } from '@/domain/china-time'
import type { ListDefinition } from '../list/list-definition'
import { EditButton, ValidSwitch } from './entry-cells'
import { verifyUserFilters, type VerifyUserSearch } from './filters'
import { MaintainScreen } from './maintain-screen'
import { VERIFY_TYPES, verifyUserEntry, verifyUserType } from './verify-user-type'

const verifyUserList: ListDefinition<VerifyUser, VerifyUserSearch, VerifyUserListRequest> = {
  id: 'maintain-verify-user',
  title: msg`Verification-confirmers`,
  path: '/maintain/verifyuser/list',
  fields: verifyUserFilters.fields,
  columns: [
    {
      id: 'nickName',
      header: msg({ context: 'of a person', message: 'Name' }),
      width: 160,
      isAlwaysShown: true,
      cell: ({ nickName }) => nickName,
    },
    { id: 'username', header: msg`User name`, width: 160, cell: ({ username }) => username },
    {
      id: 'type',
      header: msg({ context: 'of a verification-confirmer', message: 'Type' }),
      width: 160,
      cell: ({ type }) => <Message of={typeName(type)} />,
    },
    {
      id: 'valid',
      header: msg({ context: 'column', message: 'Active' }),
      width: 140,
      cell: (row) => <ValidSwitch entry={verifyUserEntry(row)} />,
    },
    {
      id: 'modified',
      header: msg`Modified`,
      width: 170,
      cell: ({ gmtModified }) => (gmtModified === undefined ? null : formatChinaTime(gmtModified)),
    },
    {
      id: 'modifiedBy',
      header: msg`Modified by`,
      width: 140,
      cell: ({ lastModifiedBy }) => lastModifiedBy,
    },
  ],
  rowKey: ({ id }) => String(id),
  actions: (row) => <EditButton entry={verifyUserEntry(row)} />,
  toRequest: verifyUserFilters.toRequest,
  options: maintainedVerifyUsers.listOptions,
  claim: maintainedVerifyUsers.claimList,
  fetchPage: (request, signal) => maintainedVerifyUsers.fetchList(request, { signal, fresh: true }),
  empty: msg`No verification-confirmers.`,
}

/** The name of a type; one that is not known is shown as the number that it is. */
function typeName(type: number) {
  return VERIFY_TYPES.find(({ value }) => value === type)?.name ?? String(type)
}

/** `/maintain/verifyuser/list` */
export function VerifyUserListPage({ search }: { search: VerifyUserSearch }) {
  return <MaintainScreen type={verifyUserType} list={verifyUserList} search={search} />
}
