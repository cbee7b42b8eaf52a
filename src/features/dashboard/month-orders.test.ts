import { expect, it } from 'vitest'
import type { User } from '@/api/contract/session'
import { monthScope } from './month-orders'

const user = (codes: string[], more: Partial<User> = {}): User => ({
  username: 'zhang.wei',
  authorities: codes.map((code) => ({ code, url: undefined })),
  ...more,
})

it('The month of who raises orders is of their own, that of who decides or sees all lists is of all', () => {
  expect(monthScope(user(['payment/order']))).toEqual({ business: 1, loginOwnerId: 'zhang.wei' })
  const internal = { enterprise: 'commonservice' }
  expect(monthScope(user(['payment/order'], internal))).toEqual({ business: 1 })
  expect(monthScope(user(['payment/order', 'payment/confirm']))).toEqual({ business: 2 })
})

it('Nothing is counted for who may see no payment orders, or has no name to be asked for by', () => {
  expect(monthScope(user(['debit/order', 'debit/confirm']))).toBeUndefined()
  expect(monthScope(user(['payment/order'], { username: undefined }))).toBeUndefined()
})
