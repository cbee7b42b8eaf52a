import type { VerifyUser } from '@/api/contract/base-data'
import type { VerifyUserListRequest } from '@/api/contract/base-data-requests'
import { usePageQuery, type PageQuerySettings } from '@/platform/use-page-query'
import { balance } from '../endpoints'
import { choicesOptions, entryReads } from './base-data'

/** More people than verify and confirm anywhere: one page of them is all of them. */
const ALL_VERIFY_USERS = 1000

/** Who verifies (type 1) and confirms (type 2), also those who no longer do. */
export const verifyUsersOptions = choicesOptions('verify-user', balance.verifyUsers, {
  pageNum: 1,
  pageSize: ALL_VERIFY_USERS,
})

export const useVerifyUsers = () => usePageQuery(verifyUsersOptions)

export const maintainedVerifyUsers = entryReads<VerifyUserListRequest, VerifyUser>(
  'verify-user',
  balance.verifyUsers,
)

export const useVerifyUserList = (request: VerifyUserListRequest, settings?: PageQuerySettings) =>
  usePageQuery({ ...maintainedVerifyUsers.listOptions(request), ...settings })
