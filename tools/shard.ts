import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { argumentsOrExit, readShardArguments, type Shard } from './arguments'
import { E2E_RESULTS } from './e2e-settings'
import { EXAMPLE } from './pack-fixtures'
import { runScript } from './run'
import { dealFiles, durationsOf, type Durations } from './shards'

// npm run test:shard -- 1/4 [more for Playwright]: the first of four parts of the browser tests, into blob-report/.
// npm run test:shard -- --record: after a whole run, keeps how long each file took.

const DURATIONS = 'e2e/durations.json'
const REPORTS = 'blob-report'
const UNFINISHED = '.cache/blob-report'
const FOLDERS = ['e2e', `${EXAMPLE}/tests`]

async function specFiles(): Promise<string[]> {
  const found = await Promise.all(
    FOLDERS.map(async (folder) => {
      const names = await readdir(folder, { recursive: true })
      return names.map((name) => join(folder, name).replaceAll('\\', '/'))
    }),
  )
  return found.flat().filter((file) => file.endsWith('.spec.ts')).toSorted() // prettier-ignore
}

async function record(): Promise<void> {
  if (!existsSync(E2E_RESULTS)) throw new Error(`There is no ${E2E_RESULTS}: run npm run test:e2e first`) // prettier-ignore
  const results: unknown = JSON.parse(await readFile(E2E_RESULTS, 'utf8'))
  const durations = durationsOf(results, (file) => join('e2e', file).replaceAll('\\', '/'))
  const missing = (await specFiles()).filter((file) => durations[file] === undefined)
  if (missing.length > 0) {
    throw new Error(`${E2E_RESULTS} is of a part of the tests only: ${missing.join(', ')} is missing`) // prettier-ignore
  }
  await writeFile(DURATIONS, `${JSON.stringify(durations, null, 2)}\n`)
}

async function runShard({ current, all, more }: Shard): Promise<number> {
  const durations = JSON.parse(await readFile(DURATIONS, 'utf8')) as Durations
  const files = dealFiles(await specFiles(), durations, all)[current - 1] ?? []
  console.log(`${files.length} files of part ${current}/${all}`)
  if (files.length === 0) return 0
  // Parts that are gathered in one folder to be merged have names of their own.
  const report = `part-${current}-of-${all}.zip`
  await rm(join(UNFINISHED, report), { force: true })
  const { code } = await runScript('tools/e2e.ts', [...files, '--reporter=list,blob', ...more], {
    isShown: true,
    // Playwright empties the folder first: not the one in which other parts may be already.
    env: { PLAYWRIGHT_BLOB_OUTPUT_DIR: UNFINISHED, PLAYWRIGHT_BLOB_OUTPUT_NAME: report },
  })
  // No test has run, and why is told.
  if (!existsSync(join(UNFINISHED, report))) return code || 1
  await mkdir(REPORTS, { recursive: true })
  await rename(join(UNFINISHED, report), join(REPORTS, report))
  return code
}

const asked = argumentsOrExit(readShardArguments)
try {
  if (asked === 'record') await record()
  else process.exitCode = await runShard(asked)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
