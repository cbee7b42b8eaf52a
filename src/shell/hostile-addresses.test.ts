import { describe, expect, it } from 'vitest'
import { isOwnPath, ownPath } from '@/session/saved-url'
import { signInAddress, signOutAddress } from '@/session/sign-in'
import { splitCredential } from '@/session/credentials'
import { HOSTILE_TEXTS, hostileTexts, nameOf } from '@/testing/hostile/texts'
import { appHref } from './app-href'
import { pageBeside } from './page-beside'
import { menuAddress } from './menu-address'
import { moduleHref } from './safe-url'
import { avatarSource, initialsOf } from './user-menu/avatar'

const ORIGIN = 'https://office.example'
const here = { origin: ORIGIN, base: '/shopaccount/' }
const hostOf = (address: string) => new URL(address, `${ORIGIN}/`).host

/** The texts of which a rule does not hold, as a test can name them. */
function badOnes(holds: (text: string) => boolean): string[] {
  return HOSTILE_TEXTS.flatMap(({ text }) => (holds(text) ? [] : [nameOf(text)]))
}

describe('whatever stands where an address is expected', () => {
  it('a path that is resumed stays on this origin, and can stand in a header', () => {
    expect(
      badOnes((text) => {
        const path = ownPath(text)
        if (path === undefined) return !isOwnPath(text)
        return /^\/(?![/\\])[\x21-\x7e]*$/.test(path) && hostOf(path) === 'office.example'
      }),
    ).toEqual([])
  })

  it('a path that is resumed is the one that was left', () => {
    expect(ownPath('/payment/order/list?state=10&code=FK1')).toBe(
      '/payment/order/list?state=10&code=FK1',
    )
    expect(ownPath('/付款?名=单')).toBe('/%E4%BB%98%E6%AC%BE?%E5%90%8D=%E5%8D%95')
    expect(ownPath('/.//elsewhere.example')).toBe('/elsewhere.example')
  })

  it('an entry of the menu leads into this application or nowhere', () => {
    expect(
      badOnes((text) => {
        const address = menuAddress(text, here)
        return address === undefined || hostOf(appHref(address.path, address.search)) !== ''
      }),
    ).toEqual([])
  })

  it('a module is an address of the web, or none', () => {
    expect(
      badOnes((text) => {
        const hrefs = [moduleHref('x', text, ORIGIN), moduleHref(text, undefined, ORIGIN)]
        return hrefs.every((href) => href === undefined || /^https?:/.test(href))
      }),
    ).toEqual([])
    expect(
      badOnes((text) => hostOf(moduleHref(text, undefined, ORIGIN) ?? '/') === 'office.example'),
    ).toEqual([])
  })

  it('a picture of a person is asked of nobody else', () => {
    expect(
      badOnes((text) => {
        const source = avatarSource(text, ORIGIN)
        if (source === undefined || /^data:image\//i.test(source)) return true
        return hostOf(source) === 'office.example'
      }),
    ).toEqual([])
    for (const { text } of HOSTILE_TEXTS) expect(initialsOf(text).length).toBeLessThan(20)
  })

  it('the sign-in and the log-out stay with the platform', () => {
    for (const text of hostileTexts('address', 'path', 'header', 'query')) {
      for (const address of [signInAddress(text), signOutAddress(text)]) {
        const { host, searchParams } = new URL(address, ORIGIN)
        expect(host).toBe('office.example')
        expect(searchParams.get('url')).toBe(text)
      }
    }
  })

  it('the confirm page beside it is a page of this application', () => {
    for (const text of hostileTexts('address', 'path', 'query', 'prototype')) {
      for (const from of [text, `/payment/order/${text}`, `/${text}/order/list`]) {
        if (!isOwnPath(from)) continue
        expect(pageBeside(from)?.path ?? '/', from).toMatch(/^\/(\w+\/(confirm|order)\/\w+)?$/)
      }
    }
  })

  it('no credential stays in it', () => {
    for (const { text } of HOSTILE_TEXTS.filter((each) => each.text.length < 1000)) {
      const url = new URL(
        `/shopaccount/login?${new URLSearchParams({ token: text, a: text })}`,
        ORIGIN,
      )
      const { credential, rest } = splitCredential(url, here.base)
      expect(rest.searchParams.has('token')).toBe(false)
      expect(credential?.value).toBe(url.searchParams.get('token'))
    }
  })
})
