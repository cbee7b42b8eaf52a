import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { markStale } from '@/api/invalidation'
import { useUpdateVerifyUser, verifyUserWrites } from '@/api/resources/base-data-writes'
import { maintainedVerifyUsers } from '@/api/resources/verify-users'
import type { VerifyUser } from '@/api/contract/base-data'
import { countUses } from './count-uses'
import { readEntries, type Entry, type EntryType } from './entry'
import type { VerifyUserListRequest } from '@/api/contract/base-data-requests'
import { formatChinaTime } from '@/domain/china-time'
import type { ListDefinition } from '../list/list-definition'
import { EditButton, ValidSwitch } from './entry-cells'
import { verifyUserFilters, verifyUserQuery, type VerifyUserSearch } from './query'
import { MaintainScreen } from './maintain-screen'

/** What a verification-confirmer does, by `type`. */
const VERIFY_TYPES: readonly { value: number; name: MessageDescriptor }[] = [
  { value: 1, name: msg`Verifies internal` },
  { value: 2, name: msg`Confirms external` },
]

function verifyUserEntry({ id, username, nickName = '', type, valid }: VerifyUser): Entry {
  const values = { nickName, username, type: String(type) }
  return { id, name: nickName || username, valid, values }
}

const verifyUserType: Omit<EntryType, 'change'> = {
  id: 'verify-user',
  listsKey: maintainedVerifyUsers.keys.lists,
  markStale: (queryClient) => markStale(queryClient, 'verify-user/update'),
  fields: [
    {
      name: 'nickName',
      label: msg({ context: 'of a person', message: 'Name' }),
      missing: msg`Enter the person’s name`,
      maxLength: 50,
    },
    { name: 'username', label: msg`User name`, missing: msg`Enter the user name`, maxLength: 50 },
    {
      name: 'type',
      label: msg({ context: 'of a verification-confirmer', message: 'Type' }),
      missing: msg`Choose the type`,
      choices: VERIFY_TYPES,
    },
  ],
  nameOf: ({ nickName = '', username = '' }) => nickName || username,
  editTitle: msg`Edit verification-confirmer`,
  calls: { change: verifyUserWrites.updateCall },
  release: ({ id }) => {
    if (id !== undefined) verifyUserWrites.releaseUpdate(id)
  },
  find: async ({ username }) => {
    const rows = await readEntries(maintainedVerifyUsers, { name: username })
    return rows.map(verifyUserEntry)
  },
  // An order's principal has to be of the type that its settlement channel asks for.
  editStopsOrders: (before, after) => before['type'] !== after['type'],
  countUses: ({ id, values: { nickName = '', username = '' } }, user) =>
    countUses(
      {
        filter: { principal: nickName || username },
        isMeant: ({ principalId }) => principalId === id,
      },
      user,
    ),
}

/** How verification-confirmers are maintained: changed, and never added. */
function useVerifyUserType(): EntryType {
  const { mutateAsync: update } = useUpdateVerifyUser()
  return {
    ...verifyUserType,
    change: (id, { values: { nickName, username, type }, valid }, sent) =>
      update({ id, username, nickName, type: Number(type), valid, ...sent }),
  }
}

const verifyUserList: ListDefinition<VerifyUser, VerifyUserSearch, VerifyUserListRequest> = {
  ...verifyUserQuery,
  title: msg`Verification-confirmers`,
  fields: verifyUserFilters.fields,
  columns: [
    {
      id: 'nickName',
      accessorFn: ({ nickName }) => nickName,
      size: 100,
      meta: {
        name: msg({ context: 'of a person', message: 'Name' }),
        isAlwaysShown: true,
        isCutOff: true,
      },
    },
    {
      id: 'username',
      accessorFn: ({ username }) => username,
      size: 114,
      meta: { name: msg`User name`, isCutOff: true },
    },
    {
      id: 'type',
      accessorFn: ({ type }) => typeName(type),
      size: 150,
      meta: { name: msg({ context: 'of a verification-confirmer', message: 'Type' }) },
    },
    {
      id: 'valid',
      size: 136,
      meta: { name: msg({ context: 'of an entry', message: 'Status' }) },
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
      meta: { name: msg`Modified by`, isCutOff: true },
    },
  ],
  rowKey: ({ id }) => String(id),
  actions: (row) => <EditButton entry={verifyUserEntry(row)} />,
  empty: msg`No verification-confirmers.`,
  emptyFiltered: msg`No verification-confirmers match the filters.`,
}

/** The name of a type; one that is not known is shown as the number that it is. */
function typeName(type: number) {
  return VERIFY_TYPES.find(({ value }) => value === type)?.name ?? String(type)
}

/** `/maintain/verifyuser/list` */
export function VerifyUserListPage({ search }: { search: VerifyUserSearch }) {
  return <MaintainScreen type={useVerifyUserType()} list={verifyUserList} search={search} />
}
