import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { shortNames } from './short-class-names'

it('A class is called after its file and its place in it, wherever the project lies', () => {
  const name = shortNames('/home/a')
  const page = name('page', '/home/a/src/home.module.css')
  const head = name('head', '/home/a/src/home.module.css?used')
  expect(page).toMatch(/^_[0-9a-z]{4}0$/)
  expect(head).toBe(page.replace(/0$/, '1'))
  expect(name('page', '/home/a/src/home.module.css')).toBe(page)
  expect(name('page', '/home/a/src/other.module.css')).not.toBe(page)
  expect(shortNames('/srv')('page', '/srv/src/home.module.css')).toBe(page)
})

it('Two files that come to the same name are refused', () => {
  const lettersOf = (path: string) =>
    BigInt(`0x${createHash('sha256').update(path).digest('hex')}`)
      .toString(36)
      .slice(-4)
  const seen = new Map<string, string>()
  let pair: readonly [string, string] | undefined
  for (let at = 0; !pair; at++) {
    const path = `src/${at}.module.css`
    const other = seen.get(lettersOf(path))
    if (other !== undefined) pair = [other, path]
    seen.set(lettersOf(path), path)
  }
  const [one, other] = pair
  const name = shortNames('/home')
  name('page', `/home/${one}`)
  expect(() => name('page', `/home/${other}`)).toThrow(`${one} and ${other}`)
})
