import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import type { AuthorityCode } from '@/domain/authorities'
import { ORDER_TYPES } from '../orders/registry'
import { ageGroup } from './ageing'
import { waitingWork } from './waiting-work'

it('What is counted of an age is what its link shows: whole days', () => {
  const older = ageGroup(ORDER_TYPES.payment, 'older', '2026-11-22')
  expect(older?.search).toEqual({ createTimeEnd: '2026-11-15' })
  expect(older?.count.queryKey[2]).toMatchObject({ createTimeEnd: '2026-11-15 23:59:59' })
  const today = ageGroup(ORDER_TYPES.payment, 'today', '2026-11-22')
  expect(today?.count.queryKey[2]).toMatchObject({ createTimeStart: '2026-11-22 00:00:00' })
})

it.each([
  [{ total: 12 }, { count: 12, isAtLeast: false }],
  [
    { total: 1, isAtLeast: true as const },
    { count: 1, isAtLeast: true },
  ],
])('What waits is as many as the server says, or at least what came: %o', async (told, counted) => {
  const fetchList = vi.spyOn(ORDER_TYPES.payment.reads, 'fetchList')
  fetchList.mockResolvedValue({ rows: [], ...told })
  const confirm: AuthorityCode = 'payment/confirm'
  const person = {
    name: '李娜',
    username: 'li.na',
    nickName: undefined,
    avatar: undefined,
    enterprise: undefined,
    authorities: [{ code: confirm, url: undefined }],
  }
  const group = ageGroup(ORDER_TYPES.payment, 'older', '2026-11-22')
  const work = waitingWork(person)[0]?.works[0]
  const client = new QueryClient()
  expect(group && (await client.query(group.count))).toEqual(counted)
  expect(work && (await client.query(work.count))).toEqual(counted)
  fetchList.mockRestore()
})
