import type { VerifyUser } from '@/api/contract/base-data'
import type { VerifyUserListRequest } from '@/api/contract/base-data-requests'
import { usePageQuery, type PageQuerySettings } from '@/platform/use-page-query'
import { LARGEST_PAGE, type Page } from '../contract/envelope'
import { balance } from '../endpoints'
import { choicesRead, entryReads } from './base-data'

export const maintainedVerifyUsers = entryReads<VerifyUserListRequest, VerifyUser>(
  'verify-user',
  balance.verifyUsers,
)

type AllVerifyUsers = Pick<Page<VerifyUser>, 'rows' | 'total'>

/** Who verifies (type 1) and confirms (type 2), also those who no longer do. */
export const verifyUsersOptions = choicesRead(
  'verify-user',
  async (signal): Promise<AllVerifyUsers> => {
    const fetchPage = (page: VerifyUserListRequest) =>
      maintainedVerifyUsers.fetchList(page, { signal })
    const first = await fetchPage({ pageNum: 1, pageSize: LARGEST_PAGE })
    if (first.rows.length >= first.total && !first.isAtLeast) return first
    // Hardly anywhere: what reads on does not stand before every list.
    const { fetchAllPages } = await import('../fetch-all-pages')
    return fetchAllPages(fetchPage, { rowKey: ({ id }) => String(id), signal })
  },
)

export const useVerifyUsers = () => usePageQuery(verifyUsersOptions)

export const useVerifyUserList = (request: VerifyUserListRequest, settings?: PageQuerySettings) =>
  usePageQuery({ ...maintainedVerifyUsers.listOptions(request), ...settings })
