import { describe, expect, it } from 'vitest'
import { hostileTexts } from '@/testing/hostile/texts'
import { quietMarkup } from './quiet-markup'

describe('markup before it is sanitised', () => {
  it('has no handlers and no base', () => {
    for (const html of hostileTexts('markup')) {
      // What stands in front of the first tag is none.
      const [tags = ''] = /<[a-z].*/is.exec(quietMarkup(html)) ?? []
      expect(tags).not.toMatch(/[\s"'/]on\w{3,}\s*=|<base/i)
    }
  })

  it.each([
    ['<img src=x onerror="f()">', '<img src=x x-onerror="f()">'],
    ['<svg/ONLOAD = f()>', '<svg/x-onLOAD = f()>'],
    ['<BASE href="//x">', '<x-base href="//x">'],
    ['<b title="x"onclick=f()>', '<b title="x"x-onclick=f()>'],
    ['<p>once more, based on one = two<br>', '<p>once more, based on one = two<br>'],
    ['set online=1', 'set online=1'],
    ['set online=1 <b onclick=f()>', 'set online=1 <b x-onclick=f()>'],
    ['<a href="/on?on=1">on</a>', '<a href="/on?on=1">on</a>'],
  ])('%s becomes %s', (html, quiet) => expect(quietMarkup(html)).toBe(quiet))
})
