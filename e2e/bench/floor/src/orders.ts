import { queryOptions } from '@tanstack/react-query'

/** As much of an order as the floor shows. */
export interface Order {
  code: string
  state: number
  amount: number
  actual: number
  ownerName?: string
  applyDate?: string
  feeItemName?: string
  principalName?: string
  affiliationDepartmentName?: string
  gmtCreate?: string
  channel?: { name: string } | null
  park?: { name: string } | null
}

export const DEFAULT_PAGE_SIZE = 25

async function call<T>(path: string, body: object): Promise<T> {
  const response = await fetch(`/api/shopaccount/v1/balance/payment_order/${path}.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}

export const listOptions = (pageNum: number, pageSize: number) =>
  queryOptions({
    queryKey: ['list', pageNum, pageSize],
    queryFn: () =>
      call<{ data: Order[]; total: number }>('list', { business: 1, pageNum, pageSize }),
    staleTime: 30_000,
  })

export const detailOptions = (code: string) =>
  queryOptions({
    queryKey: ['detail', code],
    queryFn: () => call<{ data: Order }>('detail', { code }),
    staleTime: 30_000,
  })
