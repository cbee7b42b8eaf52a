import { expect, it } from 'vitest'
import { areaOf } from './bare-path'

it.each(['/payment/order', '/payment/order/', '/payment/order//'])('%s is an area', (path) => {
  expect(areaOf(path)).toBe('payment/order')
})

it.each(['/', '/payment', '/payment/order/list', '/payment/orders/', '//payment/order'])(
  '%s is none',
  (path) => {
    expect(areaOf(path)).toBeUndefined()
  },
)
