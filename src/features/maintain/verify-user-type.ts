import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { markStale } from '@/api/invalidation'
import { useUpdateVerifyUser, verifyUserWrites } from '@/api/resources/base-data-writes'
import { maintainedVerifyUsers } from '@/api/resources/verify-users'
import type { VerifyUser } from '@/api/contract/base-data'
import { countUses } from './count-uses'
import type { Entry, EntryType } from './entry'
import { ALL_ENTRIES, wholeList } from './find-all'

/** What a verification-confirmer does, by `type`. */
export const VERIFY_TYPES: readonly { value: number; name: MessageDescriptor }[] = [
  { value: 1, name: msg`Verifies internal` },
  { value: 2, name: msg`Confirms external` },
]

/** A verification-confirmer as an entry. */
export function verifyUserEntry({ id, username, nickName = '', type, valid }: VerifyUser): Entry {
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
    const request = { name: username, ...ALL_ENTRIES }
    const page = await maintainedVerifyUsers.fetchList(request, { fresh: true })
    return wholeList(page).map(verifyUserEntry)
  },
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
export function useVerifyUserType(): EntryType {
  const { mutateAsync: update } = useUpdateVerifyUser()
  return {
    ...verifyUserType,
    change: (id, { values: { nickName, username, type }, valid }, sent) =>
      update({ id, username, nickName, type: Number(type), valid, ...sent }),
  }
}
