import { expect, test } from 'vitest'
import { basePath } from './base-path'

test.each([undefined, '', '/'])('%o is the root', (value) => {
  expect(basePath(value)).toBe('/')
})

test('a folder keeps its slashes', () => {
  expect(basePath('/shopaccount/')).toBe('/shopaccount/')
  expect(basePath('/a/b-2/')).toBe('/a/b-2/')
})

test.each(['shopaccount', '/shopaccount', 'shopaccount/', '//', '/a b/', '/a?b/', 'https://x/'])(
  '%s is refused in one clear line',
  (value) => {
    expect(() => basePath(value)).toThrow(
      `BASE_PATH must be a path that starts and ends with a slash, such as /shopaccount/, not "${value}"`,
    )
  },
)
