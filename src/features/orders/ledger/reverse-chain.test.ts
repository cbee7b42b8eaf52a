import { expect, test } from 'vitest'
import type { User } from '@/api/contract/session'
import { reverseChainBusiness } from './reverse-chain'

const person = (enterprise: string, ...codes: string[]): User => ({
  name: undefined,
  username: 'somebody',
  nickName: undefined,
  avatar: undefined,
  enterprise,
  authorities: codes.map((code) => ({ code, url: undefined })),
})

test.each([
  ['a confirmer of reverses', person('xinhai', 'reverse:confirm'), 2],
  [
    'an internal user who may also confirm',
    person('commonservice', 'reverse_confirm', 'reverse_order'),
    2,
  ],
  ['an internal user with the working list', person('commonservice', 'reverse/order'), 1],
  ['a server user with the working list', person('domesticservice', 'reverse/order'), 1],
  ['an applicant with a list of their own', person('xinhai', 'reverse/order'), undefined],
  ['an internal user without reverses', person('commonservice', 'payment/order'), undefined],
  ['nobody', undefined, undefined],
])('%s asks for the whole chain with %s', (_who, user, business) => {
  expect(reverseChainBusiness(user)).toBe(business)
})
