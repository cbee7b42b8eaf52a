import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loginExchanges } from '@/api/resources/login-exchanges'
import { splitCredential } from './credentials'

const ORIGIN = 'https://office.example'

/** URL parameter and the call it is for, in the order in which they are looked for. */
const EXCHANGES = [
  ['iamcode', 'auth/iamcode'],
  ['opencode', 'auth/opencode'],
  ['dingcode', 'auth/dingcode'],
  ['openuser', 'auth/openuser'],
  ['token', 'auth/token'],
  ['_token', 'auth/opentoken'],
  ['hqt_token', 'auth/hqttoken'],
] as const
const PARAMS = EXCHANGES.map(([param]) => param)
const secret = fc.string({ unit: fc.constantFrom(...'aZ05 &=?#%+/'.split(''), '张', '😀') })

function split(path: string, base = '/') {
  const { credential, rest } = splitCredential(new URL(path, ORIGIN), base)
  return {
    call: credential && loginExchanges[credential.param].endpoint.name,
    value: credential?.value,
    rest: rest.href.slice(ORIGIN.length),
  }
}

describe('a credential in the URL', () => {
  it.each(EXCHANGES)('%s is for %s, on every page', (param, call) => {
    for (const page of ['/', '/login', '/auth-redirect', '/payment/order/list']) {
      expect(split(`${page}?${param}=secret`)).toEqual({ call, value: 'secret', rest: page })
    }
  })

  it('leaves the rest of the URL as it is', () => {
    expect(split('/payment/order/list?state=10&token=secret&ownerName=%E5%BC%A0#top')).toEqual({
      call: 'auth/token',
      value: 'secret',
      rest: '/payment/order/list?state=10&ownerName=%E5%BC%A0#top',
    })
  })

  it('is taken as it was meant, not as it is written', () => {
    expect(split('/?token=a%2Bb%26c%3D').value).toBe('a+b&c=')
  })

  it('is not touched in the URL that was given', () => {
    const url = new URL('/?token=secret', ORIGIN)
    splitCredential(url, '/')
    expect(url.search).toBe('?token=secret')
  })

  it('is none where there is none', () => {
    for (const path of ['/', '/login', '/payment/order/list?state=10', '/?Token=x&tokens=y']) {
      expect(split(path)).toEqual({ call: undefined, value: undefined, rest: path })
    }
  })

  it('counts by the order of the exchanges, not of the URL, and all of them leave', () => {
    const some = fc.shuffledSubarray(PARAMS, { minLength: 1 })
    fc.assert(
      fc.property(some, (params) => {
        const query = params.map((param) => `${param}=of-${param}`).join('&')
        const first = EXCHANGES.find(([param]) => params.includes(param))
        expect(split(`/payment/order/list?a=1&${query}&z=2`)).toEqual({
          call: first?.[1],
          value: `of-${first?.[0] ?? ''}`,
          rest: '/payment/order/list?a=1&z=2',
        })
      }),
    )
  })

  it('leaves every time it stands there, the first counts', () => {
    expect(split('/?token=a&x=1&token=b')).toEqual({
      call: 'auth/token',
      value: 'a',
      rest: '/?x=1',
    })
  })

  it('never stays in the URL, whatever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PARAMS), secret, (param, value) => {
        const url = new URL('/payment/order/detail?code=FK1', ORIGIN)
        url.searchParams.append(param, value)
        const { credential, rest } = splitCredential(url, '/')
        expect(credential?.value).toBe(value)
        expect(rest.href).toBe(`${ORIGIN}/payment/order/detail?code=FK1`)
      }),
    )
  })
})

describe('a bare code', () => {
  it.each(['/login', '/login/', '/auth-redirect', '/auth-redirect/'])(
    'is an IAM code on %s',
    (page) => {
      expect(split(`${page}?code=secret&x=1`)).toEqual({
        call: 'auth/iamcode',
        value: 'secret',
        rest: `${page}?x=1`,
      })
    },
  )

  it.each([
    '/',
    '/payment/order/detail',
    '/payment/order/list',
    '/debit/order/submit',
    '/logins',
    '/login/more',
    '/payment/login',
    '/401',
  ])("is an order's code on %s, and stays", (page) => {
    expect(split(`${page}?code=FK1`)).toEqual({
      call: undefined,
      value: undefined,
      rest: `${page}?code=FK1`,
    })
  })

  it('comes after every other credential, and leaves with it', () => {
    expect(split('/login?code=bare&iamcode=named')).toEqual({
      call: 'auth/iamcode',
      value: 'named',
      rest: '/login',
    })
    expect(split('/login?code=bare&hqt_token=t')).toEqual({
      call: 'auth/hqttoken',
      value: 't',
      rest: '/login',
    })
  })

  it('stays beside a credential on the page of an order', () => {
    expect(split('/payment/order/detail?code=FK1&token=t')).toMatchObject({
      value: 't',
      rest: '/payment/order/detail?code=FK1',
    })
  })
})

describe('under a base path', () => {
  const BASE = '/apps/shopaccount/'

  it('sign-in pages are those below it', () => {
    expect(split(`${BASE}login?code=secret`, BASE)).toEqual({
      call: 'auth/iamcode',
      value: 'secret',
      rest: `${BASE}login`,
    })
    for (const page of [
      '/login',
      '/apps/login',
      '/apps/shopaccountlogin',
      `${BASE}x/login`,
      BASE,
    ]) {
      expect(split(`${page}?code=FK1`, BASE)).toMatchObject({ call: undefined })
    }
  })

  it('named credentials are found as everywhere', () => {
    expect(split(`${BASE}payment/order/list?_token=t`, BASE)).toEqual({
      call: 'auth/opentoken',
      value: 't',
      rest: `${BASE}payment/order/list`,
    })
  })
})
