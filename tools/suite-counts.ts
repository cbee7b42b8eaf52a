import * as v from 'valibot'

/** What a suite has counted. */
export interface Counts {
  passed: number
  failed: number
  /** not run: skipped, pending, to do */
  skipped: number
}

/** What a suite has to come to, so that a green line can't come of an empty run. */
export interface Expectation {
  /** fewer tests that passed or failed than this are a failure */
  atLeast: number
  /** tests that are known not to run; each is said here with its reason, and any other is a failure */
  skips: number
}

/** Vitest's JSON results, as far as they count. */
const unitResults = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
})

/** Playwright's JSON results, as far as they count. */
const browserResults = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
})

/** @throws when these are no results of Vitest */
export function countUnit(results: unknown): Counts {
  const { numFailedTests, numPassedTests, numPendingTests, numTodoTests } = v.parse(
    unitResults,
    results,
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  }
}

/**
 * A test that passed at a second try only has failed: there is no second try.
 *
 * @throws when these are no results of Playwright
 */
export function countBrowser(results: unknown): Counts {
  const { stats } = v.parse(browserResults, results)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}

/** What is wrong with a suite besides its failed tests. Each of these counts as a failure. */
export function problemsOf(counts: Counts, { atLeast, skips }: Expectation): string[] {
  const ran = counts.passed + counts.failed
  return [
    ...(ran < atLeast ? [`only ${ran} tests ran, at least ${atLeast} are there`] : []),
    ...(counts.skipped > skips
      ? [`${counts.skipped} tests were skipped, ${skips} are known to be`]
      : []),
  ]
}

/** The line by which a run is judged. */
export function closingLine({ failed, passed, skipped }: Counts): string {
  const line = `${passed} passed, ${failed} failed`
  return skipped === 0 ? line : `${line}, ${skipped} skipped`
}
