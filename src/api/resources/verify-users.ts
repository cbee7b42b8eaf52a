import type { VerifyUser } from '@/api/contract/base-data'
import type { VerifyUserListRequest } from '@/api/contract/base-data-requests'
import { usePageQuery, type PageQuerySettings } from '@/platform/use-page-query'
import { LARGEST_PAGE } from '../contract/envelope'
import { balance } from '../endpoints'
import { choicesOptions, entryReads } from './base-data'

/** Who verifies (type 1) and confirms (type 2), also those who no longer do: a page holds more people than there are. */
export const verifyUsersOptions = choicesOptions('verify-user', balance.verifyUsers, {
  pageNum: 1,
  pageSize: LARGEST_PAGE,
})

export const useVerifyUsers = () => usePageQuery(verifyUsersOptions)

export const maintainedVerifyUsers = entryReads<VerifyUserListRequest, VerifyUser>(
  'verify-user',
  balance.verifyUsers,
)

export const useVerifyUserList = (request: VerifyUserListRequest, settings?: PageQuerySettings) =>
  usePageQuery({ ...maintainedVerifyUsers.listOptions(request), ...settings })
