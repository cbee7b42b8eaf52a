import { expect, test } from 'vitest'
import { routePath } from './route-chunks'

test.each([
  ['login', '/login'],
  ['_shell/route', '/'],
  ['_shell/index', '/'],
  ['_shell/404', '/404'],
  ['_shell/redirect.$', '/redirect/$'],
  ['_shell/payment/order/route', '/payment/order'],
  ['_shell/payment/order/list', '/payment/order/list'],
  ['_shell.payment.order.list', '/payment/order/list'],
])('the route file %s is shown at %s', (file, path) => {
  expect(routePath(file)).toBe(path)
})
