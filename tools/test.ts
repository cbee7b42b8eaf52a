import { readFile, rm } from 'node:fs/promises'
import { build, ROOT_TARGET } from './build'
import { BELOW_BASE, E2E_RESULTS, NEXT_VERSION } from './e2e-settings'
import { run, runScript, type Run } from './run'

// npm test: everything that has to hold, stage by stage. A stage that fails does not hide the others,
// and the last line is the sum of all, each check counting as one.

interface Count {
  passed: number
  failed: number
}

const UNIT_RESULTS = '.cache/unit.json'
const STARTED = Date.now()
const total: Count = { passed: 0, failed: 0 }
const failedStages: string[] = []

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`

function npmRun(script: string): Promise<Run> {
  const npm = process.env['npm_execpath']
  const args = ['run', '--silent', script]
  return npm === undefined ? run('npm', args) : run(process.execPath, [npm, ...args])
}

/** Runs one stage and adds what it counted. Without counts of its own, a stage is one check. */
async function stage(
  name: string,
  work: () => Promise<Run>,
  count?: () => Promise<Count | undefined>,
): Promise<boolean> {
  const since = Date.now()
  if (count) console.log(`\n${name}`)
  const { code, output } = await work()
  const hasPassed = code === 0
  const counted = await count?.()
  const { passed, failed } = counted ?? { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 }
  total.passed += passed
  // A suite that ended badly without a failed test (it could not start, say) has failed all the same.
  total.failed += hasPassed ? failed : Math.max(failed, 1)
  if (!hasPassed) failedStages.push(name)
  console.log(`${hasPassed ? '✓' : '✗'} ${name} (${seconds(since)})`)
  if (!count && (!hasPassed || name === 'budget')) console.log(output.trimEnd())
  return hasPassed
}

async function readResults<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T
  } catch {
    return undefined
  }
}

async function countUnit(): Promise<Count | undefined> {
  const results = await readResults<{ numPassedTests: number; numFailedTests: number }>(
    UNIT_RESULTS,
  )
  return results && { passed: results.numPassedTests, failed: results.numFailedTests }
}

async function countE2e(): Promise<Count | undefined> {
  const results = await readResults<{
    stats: { expected: number; unexpected: number; flaky: number }
  }>(E2E_RESULTS)
  if (!results) return undefined
  const { expected, unexpected, flaky } = results.stats
  // Passed at the second try: not hidden, and not taken for a defect on a machine with a slow moment.
  if (flaky > 0) console.log(`  ${flaky} browser tests passed at the second try only`)
  return { passed: expected + flaky, failed: unexpected }
}

// Results of an earlier run must not be counted when this one can't write its own.
await Promise.all([UNIT_RESULTS, E2E_RESULTS].map((file) => rm(file, { force: true })))

console.log('check')
// The others read what this one writes.
await stage('routes', () => npmRun('routes'))
await Promise.all([
  stage('types', () => npmRun('typecheck')),
  stage('lint', () => npmRun('lint')),
  stage('format', () => npmRun('format:check')),
  stage('unused code', () => npmRun('knip')),
  stage("order of Mantine's styles", () => npmRun('styles:check')),
  stage('catalogues', () => npmRun('i18n:check')),
])

await stage(
  'unit tests',
  () => {
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_RESULTS}`]
    const args = ['node_modules/vitest/vitest.mjs', 'run', ...reporters]
    return run(process.execPath, args, { isShown: true })
  },
  countUnit,
)

console.log('\nbuild')
const isBuilt = await stage('build', () => build(ROOT_TARGET))
// What the first one has transformed the others find again.
const builds = await Promise.all([
  stage('build below a base path', () => build(BELOW_BASE)),
  stage('build of a next version', () => build(NEXT_VERSION)),
])
await stage('budget', () => npmRun('budget'))

if (isBuilt && builds.every(Boolean)) {
  await stage('browser tests', () => runScript('tools/e2e.ts', [], { isShown: true }), countE2e)
} else {
  total.failed += 1
  failedStages.push('browser tests')
  console.log('✗ browser tests: there is no build to test')
}

console.log(`\n${seconds(STARTED)}`)
if (failedStages.length > 0) console.log(`Failed: ${failedStages.join(', ')}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
