import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { run } from './run'

/** What the package is compiled of. */
const SOURCES = ['fixtures', 'src/api/contract', 'src/domain', 'tools/pack-fixtures.ts', 'package.json'] // prettier-ignore
const PACKAGE = 'shopaccount-fixtures'
const STAGE = '.cache/fixtures-package'
/** Without a version in its name: what refers to it, in manifests and READMEs, stays right with every version. */
export const ARCHIVE = `${STAGE}/${PACKAGE}.tgz`
/** The suite of somebody else that shows how the package is used. */
export const EXAMPLE = 'examples/qa-suite'
const INSTALLED = `${EXAMPLE}/node_modules/${PACKAGE}`
const STAMP = `${INSTALLED}/.sources`

async function filesBelow(folder: string, ending: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
}

async function sourcesHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    const files = /\.\w+$/.test(source) ? [source] : await filesBelow(source, /\.(ts|mjs|json|md)$/)
    for (const file of files.filter((each) => !each.endsWith('.test.ts'))) {
      hash.update(file).update(await readFile(file))
    }
  }
  return hash.digest('hex')
}

async function succeed(command: string, args: readonly string[]): Promise<string> {
  const { code, output } = await run(command, [...args])
  if (code === 0) return output
  throw new Error(`${command} ${args.join(' ')} failed:\n${output}`)
}

/** `from './x'`, `import('@/x')` and the like, where a specifier is a path of ours. */
const SPECIFIER = /(\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)(['"])((?:\.{1,2}|@)\/[^'"]+)\2/g
/** A package that a compiled file imports. */
const BARE = /(?:\bfrom\s+|\bimport\s+)['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^'"]*)?['"]/g

/** The path of a specifier as Node wants it: relative, with its ending. */
function resolved(specifier: string, file: string, root: string): string {
  const target = specifier.startsWith('@/')
    ? join(root, 'src', specifier.slice(2))
    : resolve(dirname(file), specifier)
  const path = relative(dirname(file), /\.m?js$/.test(target) ? target : `${target}.js`)
  return path.startsWith('.') ? path : `./${path}`
}

/** Makes compiled files run without a bundler. @returns the packages that they import */
async function linkFiles(root: string): Promise<Set<string>> {
  const packages = new Set<string>()
  for (const file of await filesBelow(root, /\.(js|d\.ts)$/)) {
    const text = await readFile(file, 'utf8')
    const linked = text.replaceAll(
      SPECIFIER,
      (_, start: string, quote: string, specifier: string) =>
        start + quote + resolved(specifier, file, root) + quote,
    )
    await writeFile(file, linked)
    if (file.endsWith('.js'))
      for (const [, name] of linked.matchAll(BARE)) if (name) packages.add(name)
  }
  return packages
}

interface Manifest {
  version: string
  license: string
  engines: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** Peers are the importer's own, in the version that they have. */
const PEERS = ['@playwright/test', 'vitest']

function entry(name: string) {
  const path = `./dist/fixtures/testing/${name}`
  // Also for suites that are CommonJS, as `npm init` makes them: Node loads modules by `require`, too.
  return { types: `${path}.d.ts`, default: `${path}.js` }
}

function manifestOf(own: Manifest, packages: ReadonlySet<string>) {
  const versions = { ...own.devDependencies, ...own.dependencies }
  const needed = [...packages].filter(
    (name) => !PEERS.includes(name) && versions[name] !== undefined,
  )
  return {
    name: PACKAGE,
    version: own.version,
    description: 'A world of the shopaccount backend for each test: Playwright and Vitest',
    license: own.license,
    type: 'module',
    engines: own.engines,
    exports: { './playwright': entry('playwright'), './vitest': entry('vitest') },
    bin: { [PACKAGE]: 'bin.js' },
    files: ['dist', 'bin.js', 'README.md'],
    dependencies: Object.fromEntries(needed.toSorted().map((name) => [name, versions[name]])),
    peerDependencies: Object.fromEntries(PEERS.map((name) => [name, `>=${versions[name]?.split('.')[0]}`])), // prettier-ignore
    peerDependenciesMeta: Object.fromEntries(PEERS.map((name) => [name, { optional: true }])),
  }
}

/**
 * Compiles the fixture server and what tests use of it, and packs it as `npm pack` does.
 *
 * @returns the path of the archive
 */
export async function packFixtures(): Promise<string> {
  await rm(STAGE, { recursive: true, force: true })
  const root = resolve(STAGE, 'dist')
  const tsc = [
    'node_modules/typescript/bin/tsc',
    '-p',
    'fixtures/tsconfig.package.json',
    '--outDir',
    root,
  ]
  await succeed(process.execPath, tsc)
  // What the server reads when it runs.
  for (const file of await readdir('fixtures/scenarios')) {
    await cp(join('fixtures/scenarios', file), join(root, 'fixtures/scenarios', file))
  }
  const packages = await linkFiles(root)
  const own = JSON.parse(await readFile('package.json', 'utf8')) as Manifest
  await writeFile(join(STAGE, 'package.json'), JSON.stringify(manifestOf(own, packages), null, 2))
  await writeFile(
    join(STAGE, 'bin.js'),
    "#!/usr/bin/env node\nimport './dist/fixtures/server.js'\n",
  )
  await chmod(join(STAGE, 'bin.js'), 0o755)
  await cp('fixtures/testing/README.md', join(STAGE, 'README.md'))
  const npm = process.env['npm_execpath']
  const pack = ['pack', resolve(STAGE), '--pack-destination', resolve(STAGE), '--silent', '--ignore-scripts', '--offline'] // prettier-ignore
  await (npm === undefined ? succeed('npm', pack) : succeed(process.execPath, [npm, ...pack]))
  await rename(join(STAGE, `${PACKAGE}-${own.version}.tgz`), ARCHIVE)
  return ARCHIVE
}

/** Puts the packed package where the example's imports find it, unless the one of these sources is there. */
export async function installInExample(): Promise<void> {
  const sources = await sourcesHash()
  if (existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === sources) return
  const archive = await packFixtures()
  await rm(INSTALLED, { recursive: true, force: true })
  await mkdir(INSTALLED, { recursive: true })
  await succeed('tar', ['-xzf', archive, '-C', INSTALLED, '--strip-components=1'])
  await writeFile(STAMP, sources)
}

if (import.meta.filename === process.argv[1]) {
  console.log(await packFixtures())
}
