/*
 * Time to wait is only ever spent on what is wrong. Machines that run the tests are small and shared, and may stand still for
 * seconds at any line: no limit may be near what a test takes.
 */

/** Milliseconds for one thing that a test waits for. */
export const WAIT_LIMIT_MS = 60_000

/** Milliseconds for a test, and for each of its hooks: several of those, and processes that start slowly. */
export const TEST_LIMIT_MS = 600_000
