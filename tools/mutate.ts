import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { argumentsOrExit, readMutateArguments } from './arguments'
import { scoreOf, type Mutated } from './mutation/folders'
import { run, runScript } from './run'

// npm run mutate [-- NAME…]: plants mistakes in the folders of tools/mutation/folders.ts, one after the other, and tells
// which ones their tests do not notice. What was tried before and has not changed is not tried again. docs/tests.md,
// "Planted mistakes", has the scores. Stryker has a lock file of its own and is installed when it is first used.

const HOME = 'tools/mutation'
const OUTPUT = '.cache/mutation'
const STRYKER = `${HOME}/node_modules/@stryker-mutator/core/bin/stryker.js`

const configOf = ({ name, mutate }: Mutated) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', resolve(HOME, 'ignore-macros.ts')],
  ignorers: ['macros'],
  vitest: { configFile: `${HOME}/vitest.config.ts`, related: false },
  coverageAnalysis: 'perTest',
  mutate,
  // There is no TypeScript program here that a tool could call, and nothing of its settings matters for this.
  tsconfigFile: '.cache/no-tsconfig.json',
  ignorePatterns: ['dist*', '.data', 'examples', 'test-results', '.cache', 'docs/images'],
  // No test should look for a text.
  mutator: { excludedMutations: ['StringLiteral'] },
  // A mistake in what runs once, when a module is loaded, would need every test anew.
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 10_000,
  incremental: true,
  incrementalFile: `${OUTPUT}/${name}.json`,
  tempDirName: '.cache/stryker',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: false },
  allowConsoleColors: false,
})

async function mutate(folder: Mutated): Promise<boolean> {
  const { name } = folder
  const config = `${OUTPUT}/${name}.config.json`
  await writeFile(config, JSON.stringify(configOf(folder), null, 2))
  const env = {
    ...process.env,
    MUTATION_TESTS: folder.tests.join(' '),
    NODE_OPTIONS: '--import tsx',
  }
  const { code } = await runScript(STRYKER, ['run', config], { env, isShown: true })
  if (code !== 0) return false
  const report: unknown = JSON.parse(await readFile(`${OUTPUT}/${name}.json`, 'utf8'))
  const { score, killed, survived, uncovered } = scoreOf(report)
  console.log(
    `${name}: ${score.toFixed(1)} % (${killed} noticed, ${survived} not, ${uncovered} not reached)`,
  )
  return true
}

const folders = argumentsOrExit(readMutateArguments)
await mkdir(OUTPUT, { recursive: true })
if (!existsSync(STRYKER)) await run('npm', ['ci', '--prefix', HOME], { isShown: true })
for (const folder of folders) {
  if (!(await mutate(folder))) process.exitCode = 1
}
