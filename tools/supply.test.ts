import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { licenceList, lockedPackages, supplyProblems, unpinned } from './supply'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const lockOf = (name: string, entry: object) => ({
  packages: {
    '': { version: '0.1.0', license: 'UNLICENSED' },
    [`node_modules/${name}`]: { version: '1.2.3', license: 'MIT', integrity: 'sha512-x', ...entry },
  },
})
const problemsOf = (entry: object, name = 'thing') =>
  supplyProblems(lockedPackages(lockOf(name, entry)))

describe('what this project is built from', () => {
  it.each([
    ['package-lock.json', 400],
    ['tools/mutation/package-lock.json', 100],
  ])('has been decided on: %s', (file, atLeast) => {
    const packages = lockedPackages(read(file))
    expect(packages.length).toBeGreaterThan(atLeast)
    expect(supplyProblems(packages)).toEqual([])
  })

  it.each(['package.json', 'tools/mutation/package.json'])(
    'is named by one version each: %s',
    (file) => {
      expect(unpinned(read(file))).toEqual([])
    },
  )
})

describe('a new package', () => {
  it.each([
    [{}, []],
    [{ license: 'GPL-3.0' }, ['thing 1.2.3 is under GPL-3.0']],
    [{ license: undefined }, ['thing 1.2.3 is under none']],
    [{ license: 'MPL-2.0' }, ['thing 1.2.3 is under MPL-2.0']],
    [{ license: 'MPL-2.0', dev: true }, []],
    [{ hasInstallScript: true }, ['thing 1.2.3 runs a script when it is installed']],
    [{ integrity: undefined }, ['thing 1.2.3: no checksum']],
    [{ resolved: 'https://registry.example/thing.tgz' }, ['thing 1.2.3: bound to a registry']],
  ])('%j', (entry, problems) => expect(problemsOf(entry)).toEqual(problems))

  it('inside of another one is looked at too', () => {
    expect(problemsOf({ license: 'GPL-3.0' }, 'a/node_modules/@b/c')).toEqual([
      '@b/c 1.2.3 is under GPL-3.0',
    ])
  })
})

describe('a version', () => {
  it.each([
    '^1.2.3',
    '~1.2.3',
    '1.x',
    '*',
    'latest',
    'file:../x',
    'https://registry.example/x.tgz',
  ])('that may be another tomorrow is told: %s', (version) => {
    const json = { dependencies: { thing: version }, devDependencies: { other: '1.2.3-rc.1' } }
    expect(unpinned(json)).toEqual([`thing ${version}`])
  })
})

it('The list names licences, packages and what runs at install', () => {
  const list = licenceList(lockedPackages(lockOf('esbuild', { dev: true, hasInstallScript: true })))
  expect(list).toContain('MIT: esbuild 1.2.3')
  expect(list).toMatch(/Run at install\n {2}esbuild 1\.2\.3: looks/)
})
