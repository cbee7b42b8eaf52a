import { queryOptions } from '@tanstack/react-query'
import { transport } from '@/api/http/client'
import type { Endpoint } from '@/api/http/endpoint'
import { baseKeys, type BaseKind } from './base-keys'
import { balance } from '../endpoints'
import { BASE_DATA_STALE_MS, LIST_KEPT_MS } from './freshness'

function baseDataOptions<Row, Kind extends BaseKind>(kind: Kind, endpoint: Endpoint<Row[]>) {
  return queryOptions({
    queryKey: baseKeys(kind).choices,
    queryFn: ({ signal }) => transport.request(endpoint, { askedBy: 'cache', signal }),
    staleTime: BASE_DATA_STALE_MS,
    gcTime: LIST_KEPT_MS,
  })
}

/** Settlement channels of both kinds. */
export const channelsOptions = baseDataOptions('channel', balance.channels)

export const parksOptions = baseDataOptions('park', balance.parks)

/** The valid owning departments. */
export const departmentsOptions = baseDataOptions('department', balance.departments)

/** The valid remarks to pick from. */
export const remarksOptions = baseDataOptions('remark', balance.remarks)

/** More people than verify and confirm anywhere: one page of them is all of them. */
const ALL_VERIFY_USERS = 1000

/** Who verifies (type 1) and confirms (type 2), also those who no longer do. */
export const verifyUsersOptions = queryOptions({
  queryKey: baseKeys('verify-user').choices,
  queryFn: ({ signal }) =>
    transport.request(balance.verifyUsers, {
      body: { pageNum: 1, pageSize: ALL_VERIFY_USERS },
      askedBy: 'cache',
      signal,
    }),
  staleTime: BASE_DATA_STALE_MS,
  gcTime: LIST_KEPT_MS,
})
