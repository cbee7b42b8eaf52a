import { expect, it } from 'vitest'
import { confirmAddress } from './confirm-address'

it.each([
  ['/payment/order/detail?code=FK1', 'order', '/payment/confirm/submit', { code: 'FK1' }],
  ['/debit/order/submit?code=KK1&x=1', 'order', '/debit/confirm/submit', { code: 'KK1' }],
  ['/reverse/order/list', 'list', '/reverse/confirm/list', { tab: 'all' }],
  ['/reverse/order/', 'list', '/reverse/confirm/list', { tab: 'all' }],
  [
    '/payment/order/list?state=20&ownerName=%E5%BC%A0',
    'list',
    '/payment/confirm/list',
    { state: '20', ownerName: '张', tab: 'all' },
  ],
  [
    '/payment/order/list?code=FK1&code=FK2&tab=to-do',
    'list',
    '/payment/confirm/list',
    { code: 'FK1,FK2', tab: 'all' },
  ],
])('beside %s stands the %s at %s', (from, kind, path, search) => {
  expect(confirmAddress(from)).toEqual({ kind, path, search })
})

it.each([
  '/',
  '/payment',
  '/payment/order/submit',
  '/debit/order/add?paymentCode=FK1',
  '/payment/order/detail',
  '/payment/confirm/submit?code=FK1',
  '/maintain/remark/list',
  '/a/payment/order/list',
  '/payment/order/list/1',
])('beside %s stands none', (from) => expect(confirmAddress(from)).toBeUndefined())
