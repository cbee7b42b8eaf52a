import { describe, expect, test } from 'vitest'
import { closingLine, countBrowser, countUnit, problemsOf } from './suite-counts'

describe('what a suite has counted', () => {
  test('Unit tests that were left out or are still to be written are skipped ones', () => {
    expect(
      countUnit({ numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 3 }),
    ).toEqual({ passed: 7, failed: 1, skipped: 5 })
  })

  test('A browser test that passed at a second try only has failed', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 4 }
    expect(countBrowser({ stats })).toEqual({ passed: 7, failed: 3, skipped: 4 })
  })
})

describe('what is wrong with a suite', () => {
  const expected = { atLeast: 10, skips: 1 }

  test('Enough tests and no skip but the known ones are right', () => {
    expect(problemsOf({ passed: 9, failed: 1, skipped: 1 }, expected)).toEqual([])
  })

  test('A run of too few tests is a failure, as with one test that runs alone', () => {
    expect(problemsOf({ passed: 1, failed: 0, skipped: 0 }, expected)).toEqual([
      'only 1 tests ran, at least 10 are there',
    ])
  })

  test('A skip that nobody declared is a failure', () => {
    expect(problemsOf({ passed: 10, failed: 0, skipped: 2 }, expected)).toEqual([
      '2 tests were skipped, 1 are known to be',
    ])
  })
})

test('The closing line names skipped tests when there are any', () => {
  expect(closingLine({ passed: 5, failed: 1, skipped: 0 })).toBe('5 passed, 1 failed')
  expect(closingLine({ passed: 5, failed: 0, skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped')
})
