import { expect, it } from 'vitest'
import { pageBeside } from './page-beside'

it.each([
  ['/payment/order/detail?code=FK1', 'confirm-order', '/payment/confirm/submit', { code: 'FK1' }],
  ['/debit/order/submit?code=KK1&x=1', 'confirm-order', '/debit/confirm/submit', { code: 'KK1' }],
  ['/reverse/order/list', 'confirm-list', '/reverse/confirm/list', { tab: 'all' }],
  ['/reverse/confirm/submit?code=CX1&queue=q', 'order', '/reverse/order/detail', { code: 'CX1' }],
  [
    '/debit/confirm/list?tab=all&state=20&code=KK1',
    'list',
    '/debit/order/list',
    { state: '20', code: 'KK1' },
  ],
  ['/debit/confirm', 'list', '/debit/order/list', {}],
  ['/reverse/order/', 'confirm-list', '/reverse/confirm/list', { tab: 'all' }],
  [
    '/payment/order/list?state=20&ownerName=%E5%BC%A0',
    'confirm-list',
    '/payment/confirm/list',
    { state: '20', ownerName: '张', tab: 'all' },
  ],
  [
    '/payment/order/list?code=FK1&code=FK2&tab=to-do',
    'confirm-list',
    '/payment/confirm/list',
    { code: 'FK1,FK2', tab: 'all' },
  ],
])('beside %s stands the %s at %s', (from, kind, path, search) => {
  expect(pageBeside(from)).toEqual({ kind, path, search })
})

it.each([
  '/',
  '/payment',
  '/payment/order/submit',
  '/debit/order/add?paymentCode=FK1',
  '/payment/order/detail',
  '/payment/confirm/submit',
  '/payment/confirm/detail?code=FK1',
  '/maintain/remark/list',
  '/a/payment/order/list',
  '/payment/order/list/1',
])('beside %s stands none', (from) => expect(pageBeside(from)).toBeUndefined())
