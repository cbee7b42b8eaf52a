import { readFile, rm } from 'node:fs/promises'
import { build, ROOT_TARGET } from './build'
import { BELOW_BASE, E2E_RESULTS, NEXT_VERSION } from './e2e-settings'
import { run, runScript, type Run } from './run'
import { closingLine, type Counts, countBrowser, countUnit, problemsOf } from './suite-counts'

// npm test: everything that has to hold, stage by stage. A stage that fails does not hide the others,
// and the last line is the sum of all, each check counting as one.

const UNIT_RESULTS = '.cache/unit.json'
/** No test is skipped. Raise the least number now and then: it is what a broken run is told by. */
const UNIT_TESTS = { atLeast: 5200, skips: 0 }
const BROWSER_TESTS = { atLeast: 580, skips: 0 }

const MINUTE = 60_000
/** What hangs is ended: several times what a stage takes on a small machine. */
const LIMITS = { check: 30 * MINUTE, unit: 15 * MINUTE, build: 10 * MINUTE, browser: 50 * MINUTE }

const STARTED = Date.now()
const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const failedStages: string[] = []

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** A check takes what the builds and tests leave: nothing waits for it. */
function npmRun(script: string): Promise<Run> {
  const npm = process.env['npm_execpath']
  const args = ['run', '--silent', script]
  const options = { limit: LIMITS.check, isYielding: true }
  return npm === undefined
    ? run('npm', args, options)
    : run(process.execPath, [npm, ...args], options)
}

interface StageOptions {
  /** shows the output although the stage has passed */
  isTold?: boolean
  /** of a stage that counts for itself and has shown its output already; what it counted, and what is wrong */
  count?: () => Promise<{ counts: Counts; problems: string[] }>
}

/** Runs one stage and adds what it counted. Without counts of its own, a stage is one check. */
async function stage(
  name: string,
  work: () => Promise<Run>,
  { count, isTold = false }: StageOptions = {},
): Promise<boolean> {
  const since = Date.now()
  if (count) console.log(`\n${name}`)
  const { code, output } = await work()
  const none = { counts: { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 }, problems: [] }
  const { counts, problems } = count ? await count() : none
  for (const problem of problems) console.log(`  ${problem}`)
  const failures = counts.failed + problems.length
  const hasPassed = code === 0 && failures === 0
  total.passed += counts.passed
  // A stage that ended badly without a failed test (it could not start, say) has failed all the same.
  total.failed += hasPassed ? 0 : Math.max(failures, 1)
  total.skipped += counts.skipped
  if (!hasPassed) failedStages.push(name)
  console.log(`${hasPassed ? '✓' : '✗'} ${name} (${seconds(since)})`)
  if (!count && (isTold || !hasPassed)) console.log(output.trimEnd())
  return hasPassed
}

async function readResults(
  file: string,
  count: (results: unknown) => Counts,
  expected: typeof UNIT_TESTS,
): Promise<{ counts: Counts; problems: string[] }> {
  try {
    const counts = count(JSON.parse(await readFile(file, 'utf8')))
    return { counts, problems: problemsOf(counts, expected) }
  } catch {
    return { counts: { passed: 0, failed: 0, skipped: 0 }, problems: ['there are no results'] }
  }
}

async function checks(): Promise<void> {
  const stages = [
    ['types', 'typecheck'],
    ['lint', 'lint'],
    ['format', 'format:check'],
    ['unused code', 'knip'],
    ["order of Mantine's styles", 'styles:check'],
    ['catalogues', 'i18n:check'],
  ] as const
  await Promise.all(stages.map(([name, script]) => stage(name, () => npmRun(script))))
}

async function builds(): Promise<boolean> {
  const { build: limit } = LIMITS
  const isBuilt = await stage('build', () => build(ROOT_TARGET, { limit }))
  // What the first one has transformed the others find again.
  const others = await Promise.all([
    stage('build below a base path', () => build(BELOW_BASE, { limit })),
    stage('build of a next version', () => build(NEXT_VERSION, { limit })),
  ])
  return isBuilt && others.every(Boolean)
}

// Results of an earlier run must not be counted when this one can't write its own.
await Promise.all([UNIT_RESULTS, E2E_RESULTS].map((file) => rm(file, { force: true })))

console.log('checks and builds')
// The others read what this one writes.
await stage('routes', () => npmRun('routes'))
// What is left of them when the builds are done goes on beside the tests, which don't use all of two processors.
const checked = checks()
const areBuilt = await builds()
if (areBuilt) await stage('budget', () => npmRun('budget'), { isTold: true })

await stage(
  'unit tests',
  () => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`]
    const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters]
    return run(process.execPath, args, { isShown: true, limit: LIMITS.unit })
  },
  { count: () => readResults(UNIT_RESULTS, countUnit, UNIT_TESTS) },
)

if (areBuilt) {
  await stage(
    'browser tests',
    () => runScript('tools/e2e.ts', [], { isShown: true, limit: LIMITS.browser }),
    { count: () => readResults(E2E_RESULTS, countBrowser, BROWSER_TESTS) },
  )
} else {
  total.failed += 1
  failedStages.push('browser tests')
  console.log('✗ browser tests: there is no build to test')
}

await checked

console.log(`\n${seconds(STARTED)}`)
if (failedStages.length > 0) console.log(`Failed: ${failedStages.join(', ')}`)
console.log(closingLine(total))
process.exitCode = total.failed === 0 ? 0 : 1
