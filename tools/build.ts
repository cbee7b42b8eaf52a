import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { run, type Run } from './run'

interface Target {
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
  'vite.config.ts',
  'lingui.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

/** The application as it is served at the root. */
export const ROOT_TARGET: Target = { basePath: '/', outDir: 'dist' }

async function changedAt(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return 0
  if (!found.isDirectory()) return found.mtimeMs
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.gen.ts'))
  const times = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).mtimeMs),
  )
  return Math.max(0, ...times)
}

/** Builds the application for a base path. */
export function build({ basePath, outDir, args = [], env = {} }: Target): Promise<Run> {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--emptyOutDir']
  return run(process.execPath, [...vite, ...args], {
    env: { BASE_PATH: basePath, NODE_ENV: 'production', ...env },
  })
}

/** Builds when there is no build yet or a source is younger than it; says what it did. */
export async function ensureBuilt(target: Target): Promise<void> {
  const [builtAt, ...sources] = await Promise.all(
    [join(target.outDir, 'version.json'), ...SOURCES].map(changedAt),
  )
  if (builtAt !== undefined && builtAt > Math.max(...sources)) return
  console.log(`Building into ${target.outDir} …`)
  const { code, output } = await build(target)
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
}
