import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, type BuildOptions, type Plugin } from 'vite'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { replaceFolder } from './replace-folder'
import { wholeBuild } from './whole-build'

let root = ''
beforeEach(() => {
  mkdirSync('.cache', { recursive: true })
  const made = realpathSync(mkdtempSync('.cache/whole-build-'))
  root = made
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
})

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** Every file of a folder with what is in it. */
function filesOf(folder: string): Record<string, string> {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)) // prettier-ignore
  return Object.fromEntries(paths.map((path) => [path.slice(join(root, folder).length + 1), readFileSync(path, 'utf8')])) // prettier-ignore
}

/** Builds a page whose script says `text`. */
function buildPage(
  text: string,
  plugins: Plugin[] = [],
  folder = 'dist',
  options: BuildOptions = {},
) {
  write('index.html', '<script type="module" src="./main.js"></script>')
  write('main.js', `console.log('${text}')`)
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder, ...options },
    plugins: [wholeBuild(), ...plugins],
  })
}

const script = () => Object.entries(filesOf('dist')).filter(([name]) => name.endsWith('.js'))

const fail = () => {
  throw new Error('broken off')
}
/** A build that fails, in each of its stages. */
const FAILING: readonly Plugin[] = [
  { name: 'transforming', transform: fail },
  { name: 'putting together', generateBundle: fail },
  { name: 'writing', writeBundle: fail },
  { name: 'closing', enforce: 'post', closeBundle: fail },
]

test('A build takes the place of the one before, with nothing of that left', async () => {
  write('dist/assets/old.js', 'old')
  await buildPage('first')
  expect(Object.keys(filesOf('dist'))).toHaveLength(2)
  expect(script()).toStrictEqual([[expect.any(String), expect.stringContaining('first')]])
  await buildPage('second')
  expect(script()).toStrictEqual([[expect.any(String), expect.stringContaining('second')]])
  expect(readdirSync(join(root, '.cache'))).toStrictEqual([])
})

test('While one is made, and when it fails, the one before stands', async () => {
  await buildPage('first')
  const before = filesOf('dist')
  const seen: object[] = []
  const looking: Plugin = { name: 'looking', generateBundle: () => void seen.push(filesOf('dist')) }
  await buildPage('second', [looking])
  expect(seen).toStrictEqual([before])
  const whole = filesOf('dist')
  for (const failing of FAILING) {
    await expect(buildPage('third', [failing]), failing.name).rejects.toThrow('broken off')
    expect(filesOf('dist'), failing.name).toStrictEqual(whole)
  }
})

test('What is done once all is written, in its own time, is a part of it', async () => {
  const seen: boolean[] = []
  let outDir = ''
  const compressing: Plugin = {
    name: 'compressing',
    enforce: 'post',
    configResolved: (config) => void (outDir = config.build.outDir),
    async closeBundle() {
      await new Promise((done) => setImmediate(done))
      seen.push(existsSync(join(root, 'dist')))
      writeFileSync(join(outDir, 'beside.br'), 'small')
    },
  }
  await buildPage('first', [compressing])
  expect(seen).toStrictEqual([false])
  expect(filesOf('dist')).toHaveProperty(['beside.br'], 'small')
})

test('Two at once don’t mix', async () => {
  await Promise.all([buildPage('first', [], 'dist'), buildPage('second', [], 'dist')])
  expect(Object.keys(filesOf('dist'))).toHaveLength(2)
  expect(readdirSync(join(root, '.cache'))).toStrictEqual([])
})

test.each(['elsewhere', 'kept'])(
  'A folder that Vite would not empty is not emptied: %s',
  async (kind) => {
    const outDir = kind === 'elsewhere' ? mkdtempSync(join(tmpdir(), 'whole-build-out-')) : 'dist'
    const folder = resolve(root, outDir)
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'precious.txt'), 'mine')
    await buildPage('first', [], outDir, kind === 'kept' ? { emptyOutDir: false } : {})
    expect(readFileSync(join(folder, 'precious.txt'), 'utf8')).toBe('mine')
    expect(existsSync(join(folder, 'index.html'))).toBe(true)
  },
)

test('A link in its place stays one', async () => {
  mkdirSync(join(root, 'elsewhere'))
  symlinkSync('elsewhere', join(root, 'dist'))
  await buildPage('first')
  expect(Object.keys(filesOf('elsewhere'))).toHaveLength(2)
  expect(realpathSync(join(root, 'dist'))).toBe(join(root, 'elsewhere'))
})

test('Where a folder can’t be given another name, its files are replaced one by one, the page last', async () => {
  for (const [folder, text] of [
    ['made', 'new'],
    ['dist', 'old'],
  ] as const) {
    // prettier-ignore
    write(`${folder}/assets/${text}.js`, text)
    write(`${folder}/index.html`, text)
    write(`${folder}/version.json`, text)
  }
  // As of a folder that is mounted, or one whose files Windows has open.
  const rename = vi.fn(() => Promise.reject(Object.assign(new Error('busy'), { code: 'EBUSY' })))
  await replaceFolder(join(root, 'dist'), join(root, 'made'), join(root, 'old'), rename)
  expect(rename).toHaveBeenCalled()
  expect(filesOf('dist')).toStrictEqual({
    [join('assets', 'new.js')]: 'new',
    'index.html': 'new',
    'version.json': 'new',
  })
})

test('Nor is the one before lost where only the new one can’t be given the name', async () => {
  write('made/index.html', 'new')
  write('dist/index.html', 'old')
  const names: string[] = []
  const rename = (from: string, to: string) => {
    names.push(`${from} > ${to}`.replaceAll(root, ''))
    if (from.endsWith('made'))
      return Promise.reject(Object.assign(new Error(''), { code: 'EXDEV' }))
    return import('node:fs/promises').then((fs) => fs.rename(from, to))
  }
  await replaceFolder(join(root, 'dist'), join(root, 'made'), join(root, 'old'), rename)
  expect(names).toStrictEqual(['/dist > /old', '/made > /dist', '/old > /dist'])
  expect(filesOf('dist')).toStrictEqual({ 'index.html': 'new' })
})
