import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { run, type Run } from './run'

/** A build of the application. */
export interface Target {
  basePath: string
  outDir: string
  /** further arguments of the build, and settings of its environment */
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
}

/** Everything that the built application depends on. */
const SOURCES = [
  'src',
  'tools/vite',
  'index.html',
  'CHANGELOG.md',
  'package.json',
  'vite.config.ts',
  'lingui.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

/** The application as it is served at the root. */
export const ROOT_TARGET: Target = { basePath: '/', outDir: 'dist' }

/** What no build reads: tests change all the time, and the route tree is written by the build itself. */
const NOT_BUILT = /\.test\.tsx?$|\.gen\.ts$/

/** Beside the builds, by their folder's name: what each was made of. */
const RECORDS = '.cache/builds'

const recordFile = ({ outDir }: Target) => join(RECORDS, `${basename(outDir)}.txt`)

async function filesOf(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !NOT_BUILT.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
}

/** One hash over the content of all sources: what was touched, or checked out again, is no change. */
async function sourcesHash({ args = [], basePath, env = {} }: Target): Promise<string> {
  const files = (await Promise.all(SOURCES.map(filesOf))).flat().toSorted()
  const contents = await Promise.all(files.map((file) => readFile(file)))
  const hash = createHash('sha256')
  hash.update(JSON.stringify([basePath, args, { ...process.env, ...env }['FORCE_HTTPS_HOSTS']]))
  for (const [index, file] of files.entries()) hash.update(file).update(contents[index] ?? '')
  return hash.digest('hex')
}

/** What is built, with what it was built of; undefined when it is not there or not known. */
async function recordOf(target: Target, sources: string): Promise<string | undefined> {
  try {
    // With the version: a build that somebody made by hand since is another one.
    return `${sources}\n${await readFile(join(target.outDir, 'version.json'), 'utf8')}`
  } catch {
    return undefined
  }
}

/** Builds the application for a base path. `limit` is in milliseconds. */
export async function build(target: Target, { limit }: { limit?: number } = {}): Promise<Run> {
  const { basePath, outDir, args = [], env = {} } = target
  const sources = await sourcesHash(target)
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--emptyOutDir']
  const ended = await run(process.execPath, [...vite, ...args], {
    env: { BASE_PATH: basePath, NODE_ENV: 'production', ...env },
    ...(limit === undefined ? {} : { limit }),
  })
  const record = await recordOf(target, sources)
  if (ended.code === 0 && record !== undefined) {
    await mkdir(RECORDS, { recursive: true })
    await writeFile(recordFile(target), record)
  }
  return ended
}

/** Whether a build is there and made of the sources as they are. */
export async function isBuilt(target: Target): Promise<boolean> {
  const [kept, wanted] = await Promise.all([
    readFile(recordFile(target), 'utf8').catch(() => undefined),
    sourcesHash(target).then((sources) => recordOf(target, sources)),
  ])
  return kept !== undefined && kept === wanted
}

/** Builds when there is no build of the sources as they are; says what it did. */
export async function ensureBuilt(target: Target): Promise<void> {
  if (await isBuilt(target)) return
  console.log(`Building into ${target.outDir} …`)
  const { code, output } = await build(target)
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
}
