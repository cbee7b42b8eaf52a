import type { VerifyUser } from '@/api/contract/base-data'
import type { VerifyUserListRequest } from '@/api/contract/base-data-requests'
import { usePageQuery, type PageQuerySettings } from '@/platform/use-page-query'
import { balance } from '../endpoints'
import { fetchAllPages } from '../fetch-all-pages'
import { choicesRead, entryReads } from './base-data'

export const maintainedVerifyUsers = entryReads<VerifyUserListRequest, VerifyUser>(
  'verify-user',
  balance.verifyUsers,
)

/** Who verifies (type 1) and confirms (type 2), also those who no longer do. */
export const verifyUsersOptions = choicesRead('verify-user', (signal) =>
  fetchAllPages((page) => maintainedVerifyUsers.fetchList(page, { signal }), {
    rowKey: ({ id }) => String(id),
    signal,
  }),
)

export const useVerifyUsers = () => usePageQuery(verifyUsersOptions)

export const useVerifyUserList = (request: VerifyUserListRequest, settings?: PageQuerySettings) =>
  usePageQuery({ ...maintainedVerifyUsers.listOptions(request), ...settings })
