import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { DebitOrder } from '@/api/contract/debit-order'
import { defineOrderType } from './order-type'
import { debitType } from './debit/type'

it('The log that tells whether a row was approved is read anew for each version of the row', async () => {
  const read = vi.fn<(code: string) => Promise<[]>>(async () => [])
  const logsOptions = (code: string) => ({
    queryKey: ['logs', code],
    queryFn: () => read(code),
    staleTime: Infinity,
  })
  const type = defineOrderType({ ...debitType, reads: { logsOptions } })
  const queryClient = new QueryClient()
  const row = (gmtModified: string): DebitOrder => ({
    code: 'KK1',
    state: 10,
    amount: 1,
    createBy: 'zhang.wei',
    lastModifiedBy: 'server.ops',
    gmtModified,
    attachments: [],
  })
  const ask = async (order: DebitOrder) => {
    const log = type.approvalLog(order)
    if (log) await queryClient.query(log)
  }
  await ask(row('2026-11-22 15:00:00'))
  await ask(row('2026-11-22 15:00:00'))
  expect(read).toHaveBeenCalledTimes(1)
  // Approved meanwhile, and still in 10: the other system can't be reached.
  await ask(row('2026-11-22 16:00:00'))
  expect(read).toHaveBeenCalledTimes(2)
})
