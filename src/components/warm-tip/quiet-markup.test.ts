import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hostileTexts } from '@/testing/hostile/texts'
import { quietMarkup } from './quiet-markup'

/** Names of the attributes that a browser reads in a tag that begins at `from`: those of none that the text ends in. */
function attributesAt(html: string, from: number): string[] {
  let at = from
  const take = (pattern: RegExp) => {
    const [taken = ''] = new RegExp(pattern, 'iy').exec(html.slice(at)) ?? []
    at += taken.length
    return taken
  }
  const names: string[] = []
  take(/<[a-z][^\t\n\f\r />]*/)
  for (;;) {
    take(/[\t\n\f\r /]*/)
    if (at >= html.length) return []
    if (html[at] === '>') return names
    names.push(take(/=?[^\t\n\f\r />=]*/))
    if (take(/[\t\n\f\r ]*=[\t\n\f\r ]*/) === '') continue
    if (/["']/.test(html[at] ?? '') && take(/"[^"]*"|'[^']*'/) === '') return []
    take(/[^\t\n\f\r >]*/)
  }
}

/** Wherever a tag may begin: what is in a comment or a text field is one when that ends earlier than it seems. */
const allAttributes = (html: string) =>
  [...html.matchAll(/<[a-z]/gi)].flatMap(({ index }) => attributesAt(html, index))

const handlersIn = (html: string) => allAttributes(html).filter((name) => /^on\w{3,}$/i.test(name))

const PIECES = ['<a', '<img ', '>', '>', '"', "'", '=', '="', "='", ' ', '/', 'x', '</b>', '<!--', '-->', '\n', ' onload=f()', 'onload = f()', 'set onload=1'] // prettier-ignore

describe('markup before it is sanitised', () => {
  it('has no handlers and no base', () => {
    for (const html of hostileTexts('markup')) {
      const quiet = quietMarkup(html)
      expect(handlersIn(quiet)).toEqual([])
      expect(quiet).not.toMatch(/<base/i)
    }
  })

  it('has no handlers in what may be a tag, however it is put together', () => {
    const markup = fc
      .array(fc.constantFrom(...PIECES), { maxLength: 25 })
      .map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(markup, (html) => {
        expect(handlersIn(quietMarkup(html))).toEqual([])
      }),
      { numRuns: 5000 },
    )
  })

  it.each([
    ['<img src=x onerror="f()">', '<img src=x x-onerror="f()">'],
    ['<svg/ONLOAD = f()>', '<svg/x-onLOAD = f()>'],
    ['<BASE href="//x">', '<x-base href="//x">'],
    ['<b title="x"onclick=f()>', '<b title="x"x-onclick=f()>'],
    ['<p>once more, based on one = two<br>', '<p>once more, based on one = two<br>'],
    ['set online=1', 'set online=1'],
    [
      '<p class="a">It’s down: say \'why\', set online=1</p>',
      '<p class="a">It’s down: say \'why\', set online=1</p>',
    ],
    ['<b title="a > b" onclick=f()>set online=1', '<b title="a > b" x-onclick=f()>set online=1'],
    ['<b x" title="a > b" onclick=f()>', '<b x" title="a > b" x-onclick=f()>'],
    [
      '<!-- <a title=" --><img alt=">" onerror=f()>',
      '<!-- <a title=" --><img alt=">" x-onerror=f()>',
    ],
    ['<a href="/on?on=1">on</a>', '<a href="/on?on=1">on</a>'],
  ])('%s becomes %s', (html, quiet) => expect(quietMarkup(html)).toBe(quiet))
})
