import { FAULT_NAMES, type FaultName } from '../../src/testing/fault-matrix/faults'
import { Random } from '../../fixtures/seed/random'
import { test } from '../test'
import { runCase } from './run-case'
import { SCREENS, type Screen, type ScreenCall } from './screens'

/**
 * Calls under faults, through the screens that make them. A few that a seed draws, or all of them: `npm run matrix`. See
 * docs/tests.md, "The fault matrix".
 */

const SEED = Number(process.env['MATRIX_SEED'] ?? 1)
/** how many are drawn; all when it says so */
const CASES = process.env['MATRIX_CASES'] ?? '40'
const ONLY = process.env['MATRIX_CALL']

/** Whether a page that comes from the server can be asked for at all. */
function isPossible(call: ScreenCall, fault: FaultName): boolean {
  const screen: Screen = SCREENS[call]
  return !(fault === 'offline' && screen.comesWithPage)
}

const calls = (Object.keys(SCREENS) as ScreenCall[]).filter((call) => !ONLY || call.includes(ONLY))
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

for (const call of new Set(cases.map((each) => each.call))) {
  const faults = cases.filter((each) => each.call === call).map(({ fault }) => fault)
  test(`${call}: ${faults.join(', ')} (seed ${SEED})`, async ({ page, world }) => {
    test.setTimeout(30_000 + faults.length * 30_000)
    await page.clock.install()
    page.on('dialog', (dialog) => void dialog.accept())
    for (const fault of faults) {
      await test.step(fault, () => runCase({ page, world }, call, fault))
    }
  })
}
