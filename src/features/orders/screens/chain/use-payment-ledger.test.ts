import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { reverseOrders } from '@/api/resources/reverse-orders'
import { smallPages } from '@/testing/small-pages'
import { reversesOfPayment } from './reverses-of-payment'
import { hasAllLines, reverseScope } from './use-payment-ledger'

const person = (enterprise: string, ...codes: string[]): User => ({
  name: undefined,
  username: 'somebody',
  nickName: undefined,
  avatar: undefined,
  enterprise,
  authorities: codes.map((code) => ({ code, url: undefined })),
})

test.each([
  ['a confirmer of reverses', person('xinhai', 'reverse:confirm'), { business: 2 }],
  [
    'an internal user who may also confirm',
    person('commonservice', 'reverse_confirm', 'reverse_order'),
    { business: 2 },
  ],
  [
    'an internal user with the working list',
    person('commonservice', 'reverse/order'),
    { business: 1 },
  ],
  [
    'a server user with the working list',
    person('domesticservice', 'reverse/order'),
    { business: 1 },
  ],
  [
    'an applicant with a list of their own',
    person('xinhai', 'reverse/order'),
    { business: 1, loginOwnerId: 'somebody' },
  ],
  [
    'somebody without a user name',
    { ...person('xinhai', 'reverse/order'), username: undefined },
    undefined,
  ],
  ['an internal user without reverses', person('commonservice', 'payment/order'), undefined],
  ['nobody', undefined, undefined],
])('%s reads reverse orders with %o', (_who, user, scope) => {
  expect(reverseScope(user)).toEqual(scope)
})

test.each([
  ['known', true],
  ['unasked', true],
  ['loading', false],
  // What comes with another try was there before.
  ['failed', false],
] as const)('A ledger whose reverse orders are %s has all its lines: %s', (reverses, isWhole) => {
  expect(hasAllLines(reverses)).toBe(isWhole)
})

test('A ledger has all reverse orders with a server that gives smaller pages than asked', async () => {
  const all = ['CX1', 'CX2', 'CX3'].map((code) => ({ code, state: 20, amount: 1 }))
  const fetchList = vi.spyOn(reverseOrders, 'fetchList').mockImplementation(smallPages(all, 2))
  const { rows } = await new QueryClient().query(reversesOfPayment('FK1', { business: 2 }))
  expect(rows).toEqual(all)
  expect(fetchList.mock.calls.map(([request]) => request)).toMatchObject([
    { business: 2, paymentCode: 'FK1', pageNum: 1 },
    { business: 2, paymentCode: 'FK1', pageNum: 2 },
  ])
})
