import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moduleHref } from './safe-url'

const ORIGIN = 'https://office.example'

describe('the address of a module', () => {
  it.each([
    ['https://travel.example/home', 'https://travel.example/home'],
    ['http://travel.example/home?a=1#b', 'http://travel.example/home?a=1#b'],
    ['/travel/home', `${ORIGIN}/travel/home`],
    ['travel/home', `${ORIGIN}/travel/home`],
    ['?module=travel', `${ORIGIN}/?module=travel`],
    ['//travel.example/home', 'https://travel.example/home'],
    ['  /travel  ', `${ORIGIN}/travel`],
  ])('%j is %s', (url, href) => {
    expect(moduleHref('travel', url, ORIGIN)).toBe(href)
  })

  it.each([undefined, '', '   '])('is made from the name where the url is %j', (url) => {
    expect(moduleHref('shopaccount', url, ORIGIN)).toBe(`${ORIGIN}/shopaccount`)
    expect(moduleHref('商旅', url, ORIGIN)).toBe(`${ORIGIN}/${encodeURIComponent('商旅')}`)
    expect(moduleHref('a/b?c#d', url, ORIGIN)).toBe(`${ORIGIN}/a%2Fb%3Fc%23d`)
  })

  it('can not leave this origin by its name', () => {
    for (const name of [
      '//evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '\\\\evil',
    ]) {
      expect(moduleHref(name, undefined, ORIGIN)).toMatch(/^https:\/\/office\.example\//)
    }
  })
})

describe('an address that a menu must not lead to', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '  javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://office.example/1',
    'file:///etc/passwd',
    'ftp://files.example/',
    'mailto:a@b.example',
    'about:blank',
    'dingtalk://dingtalkclient/page',
  ])('is refused: %j', (url) => {
    expect(moduleHref('travel', url, ORIGIN)).toBeUndefined()
  })

  it.each(['http://', 'https://[', 'http://a b/'])('is refused when it is none: %j', (url) => {
    expect(moduleHref('travel', url, ORIGIN)).toBeUndefined()
  })

  it('is never anything but http or https, and never a failure', () => {
    const schemes = fc.constantFrom('javascript:', 'data:', 'http:', 'https:', 'x:', '')
    const urls = fc.oneof(
      fc.option(fc.string(), { nil: undefined }),
      fc.tuple(fc.string({ maxLength: 2 }), schemes, fc.string()).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(fc.string(), urls, (name, url) => {
        const href = moduleHref(name, url, ORIGIN)
        expect(href ?? 'https://refused.example').toMatch(/^https?:\/\//)
      }),
      { numRuns: 500 },
    )
  })

  it('does not fail on a name that is cut in the middle of a character', () => {
    expect(() => moduleHref('\ud83d', undefined, ORIGIN)).not.toThrow()
  })
})
