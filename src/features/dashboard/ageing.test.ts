import { expect, it } from 'vitest'
import { ORDER_TYPES } from '../orders/registry'
import { ageGroup } from './ageing'

it('What is counted of an age is what its link shows: whole days', () => {
  const older = ageGroup(ORDER_TYPES.payment, 'older', '2026-11-22')
  expect(older?.search).toEqual({ createTimeEnd: '2026-11-15' })
  expect(older?.count.queryKey[2]).toMatchObject({ createTimeEnd: '2026-11-15 23:59:59' })
  const today = ageGroup(ORDER_TYPES.payment, 'today', '2026-11-22')
  expect(today?.count.queryKey[2]).toMatchObject({ createTimeStart: '2026-11-22 00:00:00' })
})
