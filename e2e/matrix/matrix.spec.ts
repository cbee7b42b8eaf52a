import { FAULT_NAMES, type FaultName } from '../../src/testing/fault-matrix/faults'
import type { ApplicationCall } from '../../fixtures/calls'
import { Random } from '../../fixtures/seed/random'
import { test } from '../test'
import { runCase } from './run-case'
import { SCREENS } from './screens'

/**
 * Calls under faults, through the screens that make them. A few that a seed draws, or all of them: `npm run matrix`. See
 * docs/tests.md, "The fault matrix".
 */

const SEED = Number(process.env['MATRIX_SEED'] ?? 1)
/** how many are drawn; all when it says so */
const CASES = process.env['MATRIX_CASES'] ?? '40'
const ONLY = process.env['MATRIX_CALL']

/** Whether a page that comes from the server can be asked for at all. */
function isPossible(call: ApplicationCall, fault: FaultName): boolean {
  return !(fault === 'offline' && SCREENS[call].comesWithPage)
}

const calls = (Object.keys(SCREENS) as ApplicationCall[]).filter(
  (call) => !ONLY || call.includes(ONLY),
)
const all = calls.flatMap((call) =>
  FAULT_NAMES.filter((fault) => isPossible(call, fault)).map((fault) => ({ call, fault })),
)

function drawn(): typeof all {
  if (CASES === 'all') return all
  const random = new Random(SEED)
  const left = [...all]
  return Array.from({ length: Math.min(Number(CASES), left.length) }, () =>
    left.splice(random.integer(0, left.length - 1), 1),
  ).flat()
}

const cases = drawn()

// What a page says of requests that never left it.
test.use({ orders: 20, expectedConsole: [/ERR_INTERNET_DISCONNECTED/] })

/** Of all cases each has its own test, so that one that fails hides no other; of a few four share one: that is quicker. */
const CASES_PER_TEST = CASES === 'all' ? 1 : 4
// Those of one call beside each other.
const inOrder = cases.toSorted((a, b) => calls.indexOf(a.call) - calls.indexOf(b.call))
const tests = inOrder.flatMap((_, at) =>
  at % CASES_PER_TEST === 0 ? [inOrder.slice(at, at + CASES_PER_TEST)] : [],
)

for (const some of tests) {
  const title = some.map(({ call, fault }) => `${call}: ${fault}`).join(', ')
  test(`${title} (seed ${SEED})`, async ({ page, world }) => {
    test.setTimeout(120_000 + some.length * 45_000)
    await page.clock.install()
    page.on('dialog', (dialog) => void dialog.accept())
    for (const { call, fault } of some) {
      await test.step(`${call}: ${fault}`, async () => {
        // What the page of the case before reads of its own accord would meet the fault of this one.
        await page.goto('about:blank')
        await runCase({ page, world }, call, fault)
      })
    }
  })
}
