import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { findBuiltSite, type BuiltSite } from '../../fixtures/web/built-site'
import { run } from '../../tools/run'
import { BenchArgumentError } from './bench-arguments'

const SOURCES = resolve('.cache/compare')
const BUILT = resolve('.cache/dist-compare')
const LOCK = 'package-lock.json'

async function must(what: string, command: string, args: readonly string[], options = {}) {
  const { code, output } = await run(command, args, options)
  if (code !== 0) throw new Error(`${what} failed:\n${output}`)
}

/** The commit that a name means. @throws BenchArgumentError when there is none */
export async function findCommit(reference: string): Promise<string> {
  const found = await run('git', ['rev-parse', '--verify', '--quiet', `${reference}^{commit}`])
  if (found.code !== 0) throw new BenchArgumentError(`There is no commit ${reference}`)
  return found.output.trim()
}

/**
 * Builds another commit of this repository below `/compare/`, with the packages that are installed now.
 *
 * @param reference what it was called by
 */
export async function buildCommit(reference: string, commit: string): Promise<BuiltSite> {
  await rm(SOURCES, { recursive: true, force: true })
  await mkdir(SOURCES, { recursive: true })
  const archive = join(SOURCES, 'sources.tar')
  await must('git archive', 'git', ['archive', '--output', archive, commit])
  await must('tar', 'tar', ['-xf', archive, '-C', SOURCES])
  const [ours, theirs] = await Promise.all(
    ['.', SOURCES].map((folder) => readFile(join(folder, LOCK), 'utf8')),
  )
  if (ours !== theirs) console.log(`${reference} is built with other packages than it had`)
  await symlink(resolve('node_modules'), join(SOURCES, 'node_modules'))
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', BUILT, '--emptyOutDir']
  // A program starts in the folder of the one that started it: the shell goes there first.
  const inFolder = ['-c', 'cd "$0" && exec "$@"', SOURCES, process.execPath, ...vite]
  await must(`The build of ${reference}`, 'sh', inFolder, {
    env: { NODE_ENV: 'production', BASE_PATH: '/compare/' },
  })
  return findBuiltSite(BUILT)
}
