import { describe, expect, it } from 'vitest'
import { menuAddress } from './menu-address'

const ORIGIN = 'https://office.example'
const LIST = { path: '/payment/order/list', search: undefined }

const read = (url: string, base = '/') => menuAddress(url, { origin: ORIGIN, base })

describe('the address of a menu entry', () => {
  it.each([
    '/payment/order/list',
    'payment/order/list',
    '/payment/order/list/',
    'payment/order/list//',
    ' /payment/order/list ',
    '/payment/order/list?',
    '/payment/order/list#top',
    `${ORIGIN}/payment/order/list`,
    `${ORIGIN}/payment/order/list/`,
    '//office.example/payment/order/list',
  ])('is that of the list, written as %s', (url) => expect(read(url)).toEqual(LIST))

  it('keeps what is asked for', () => {
    const search = { state: '10', ownerName: '张伟' }
    for (const url of [
      'payment/order/list',
      '/payment/order/list/',
      `${ORIGIN}/payment/order/list`,
    ]) {
      expect(read(`${url}?state=10&ownerName=%E5%BC%A0%E4%BC%9F`)).toEqual({ ...LIST, search })
    }
  })

  it('keeps every one of several codes', () => {
    expect(read('/payment/order/list?code=FK1&code=FK2')).toEqual({
      ...LIST,
      search: { code: 'FK1,FK2' },
    })
  })

  it('is that of home', () => {
    expect(read('/')).toEqual({ path: '/', search: undefined })
    expect(read(ORIGIN)).toEqual({ path: '/', search: undefined })
  })

  it('is found below a base path, named or not', () => {
    const base = '/apps/settlement/'
    for (const url of [
      '/payment/order/list',
      'payment/order/list/',
      '/apps/settlement/payment/order/list',
      `${ORIGIN}/apps/settlement/payment/order/list/`,
    ]) {
      expect(read(url, base)).toEqual(LIST)
    }
    expect(read('/apps/settlement', base)).toEqual({ path: '/', search: undefined })
    expect(read(`${ORIGIN}/payment/order/list`, base)).toBeUndefined()
  })

  it.each([
    '',
    ' ',
    'https://elsewhere.example/payment/order/list',
    '//elsewhere.example/payment/order/list',
    String.raw`\\elsewhere.example/payment/order/list`,
    'javascript:alert(1)',
    'data:text/html,<p>x',
    'https://',
  ])('is none where it leads elsewhere: %j', (url) => expect(read(url)).toBeUndefined())
})
