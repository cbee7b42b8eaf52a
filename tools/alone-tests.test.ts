import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALONE_TESTS } from './alone-tests'

test('Who sets the monotonic clock, replaces modules, or guards the page, shares none with other tests', () => {
  const changesModules = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path))
    .filter((path) =>
      readFileSync(path, 'utf8').match(/spyOn\(performance|^vi\.mock\(|\bguardReturn\(/m),
    )
  expect(changesModules.toSorted()).toEqual(ALONE_TESTS.toSorted())
})
