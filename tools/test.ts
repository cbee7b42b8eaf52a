import { readFile, rm } from 'node:fs/promises'
import { build, ROOT_TARGET } from './build'
import { BELOW_BASE, E2E_RESULTS, NEXT_VERSION } from './e2e-settings'
import { installInExample } from './pack-fixtures'
import { run, runScript, type Run } from './run'
import { closingLine, type Counts, countBrowser, countUnit, problemsOf } from './suite-counts'

// npm test: everything that has to hold, stage by stage. A stage that fails does not hide the others,
// and the last line is the sum of all, each check counting as one.

const UNIT_RESULTS = '.cache/unit.json'
/** No test is skipped. Raise the least number now and then: it is what a broken run is told by. */
const UNIT_TESTS = { atLeast: 7250, skips: 0 }
const BROWSER_TESTS = { atLeast: 640, skips: 0 }

const MINUTE = 60_000
/**
 * What hangs is ended: several times what a stage takes on a small machine. What stands beside the browser tests takes
 * what they leave, and has as long as they have.
 */
const LIMITS = { build: 10 * MINUTE, besideBrowser: 80 * MINUTE, browser: 80 * MINUTE }

const STARTED = Date.now()
const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const failedStages: string[] = []

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** A check takes what the builds and tests leave: nothing waits for it. */
function npmRun(script: string): Promise<Run> {
  const npm = process.env['npm_execpath']
  const args = ['run', '--silent', script]
  const options = { limit: LIMITS.besideBrowser, isYielding: true }
  return npm === undefined
    ? run('npm', args, options)
    : run(process.execPath, [npm, ...args], options)
}

interface StageOptions {
  /** shows the output although the stage has passed */
  isTold?: boolean
  /** the output is shown while it comes, not at the end */
  isShown?: boolean
  /** of a stage that counts for itself: what it counted, and what is wrong */
  count?: () => Promise<{ counts: Counts; problems: string[] }>
}

/** Runs one stage and adds what it counted. Without counts of its own, a stage is one check. */
async function stage(
  name: string,
  work: () => Promise<Run>,
  { count, isShown = false, isTold = false }: StageOptions = {},
): Promise<boolean> {
  const since = Date.now()
  if (isShown) console.log(`\n${name}`)
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
  if (!isShown && (isTold || !hasPassed)) console.log(output.trimEnd())
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

/** The package of the fixture server, where the suite that knows it by nothing else finds it. */
async function pack(): Promise<Run> {
  try {
    await installInExample()
    return { code: 0, output: '' }
  } catch (error) {
    return { code: 1, output: error instanceof Error ? error.message : String(error) }
  }
}

async function builds(): Promise<boolean> {
  const { build: limit } = LIMITS
  const isBuilt = await stage('build', () => build(ROOT_TARGET, { limit }))
  // What the first one has transformed the others find again.
  const others = await Promise.all([
    stage('build below a base path', () => build(BELOW_BASE, { limit })),
    stage('build of a next version', () => build(NEXT_VERSION, { limit })),
    stage('package of the fixture server', pack),
  ])
  return isBuilt && others.every(Boolean)
}

/** One worker: the browser tests have the rest. What these print comes in one piece, when they are over. */
function unitTests(): Promise<boolean> {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`]
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', ...reporters]
  // In colours the dots of those that passed are all that one sees of the one that failed.
  const options = { limit: LIMITS.besideBrowser, env: { NO_COLOR: '1' } }
  return stage('unit tests', () => run(process.execPath, args, options), {
    count: () => readResults(UNIT_RESULTS, countUnit, UNIT_TESTS),
  })
}

function browserTests(): Promise<boolean> {
  return stage(
    'browser tests',
    () => runScript('tools/e2e.ts', [], { isShown: true, limit: LIMITS.browser }),
    { isShown: true, count: () => readResults(E2E_RESULTS, countBrowser, BROWSER_TESTS) },
  )
}

// Results of an earlier run must not be counted when this one can't write its own.
await Promise.all([UNIT_RESULTS, E2E_RESULTS].map((file) => rm(file, { force: true })))

console.log('checks and builds')
// The others read what this one writes.
await stage('routes', () => npmRun('routes'))
const checked = checks()
const areBuilt = await builds()
if (areBuilt) await stage('budget', () => npmRun('budget'), { isTold: true })

// Browser tests wait for their pages a tenth of their time. Side by side nothing stands still.
const unitTested = unitTests()
if (areBuilt) {
  await browserTests()
} else {
  total.failed += 1
  failedStages.push('browser tests')
  console.log('✗ browser tests: there is no build to test')
}
await Promise.all([unitTested, checked])

console.log(`\n${seconds(STARTED)}`)
if (failedStages.length > 0) console.log(`Failed: ${failedStages.join(', ')}`)
console.log(closingLine(total))
process.exitCode = total.failed === 0 ? 0 : 1
