import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALONE_TESTS } from './alone-tests'

test('Who sets the monotonic clock shares no modules with other tests', () => {
  const setsTheClock = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) => readFileSync(path, 'utf8').includes('spyOn(performance'))
  expect(setsTheClock.toSorted()).toEqual(ALONE_TESTS.toSorted())
})
