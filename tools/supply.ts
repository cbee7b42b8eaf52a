import * as v from 'valibot'

/**
 * What this project is built from, by its lock file, and what it may be: docs/supply.md says why. A package under
 * another licence, with a script that runs at install, or without a checksum is a decision, and not a matter of course.
 */

const lockedPackage = v.object({
  version: v.optional(v.string()),
  license: v.optional(v.string()),
  integrity: v.optional(v.string()),
  resolved: v.optional(v.string()),
  dev: v.optional(v.boolean(), false),
  hasInstallScript: v.optional(v.boolean(), false),
})

const lockFile = v.object({ packages: v.record(v.string(), lockedPackage) })

const manifest = v.object({
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  devDependencies: v.record(v.string(), v.string()),
})

/** One package as it is installed. */
export interface Package {
  name: string
  version: string
  licence: string
  /** only used to build and to test, and no part of what a browser gets */
  isDev: boolean
  runsAtInstall: boolean
  /** what is wrong with how the lock file names it */
  flaw?: 'no checksum' | 'bound to a registry' | undefined
}

/** Licences under which a package may be used to build this application, or be a part of it. */
const LICENCES: ReadonlySet<string> = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'Python-2.0',
  '(MIT OR CC0-1.0)',
  '(MPL-2.0 OR Apache-2.0)',
])

/** Licences of tools only: what they ask for is asked of whoever passes the tool on. */
const LICENCES_OF_TOOLS: ReadonlySet<string> = new Set(['MPL-2.0', 'CC-BY-4.0'])

/** Read in the package itself where its manifest says nothing. */
const KNOWN_LICENCES: ReadonlyMap<string, string> = new Map([['cli-table', 'MIT']])

/** A peer of a tool, which the lock file does not count among the tools. */
const TOOLS: ReadonlySet<string> = new Set(['caniuse-lite'])

/** What may run a script when it is installed, and what the script does. */
const INSTALL_SCRIPTS: ReadonlyMap<string, string> = new Map([
  ['esbuild', 'looks whether the program for this machine is there'],
])

/**
 * The packages of a lock file, by name.
 *
 * @param lock parsed `package-lock.json`
 * @throws when it is no such file
 */
export function lockedPackages(lock: unknown): Package[] {
  const { packages } = v.parse(lockFile, lock)
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', ...entry }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return {
        name,
        version,
        licence: entry.license ?? KNOWN_LICENCES.get(name) ?? 'none',
        isDev: entry.dev || TOOLS.has(name),
        runsAtInstall: entry.hasInstallScript,
        flaw: flawOf(entry),
      }
    })
    .toSorted((left, right) => left.name.localeCompare(right.name))
}

function flawOf({ integrity, resolved }: v.InferOutput<typeof lockedPackage>): Package['flaw'] {
  if (resolved !== undefined) return 'bound to a registry'
  return integrity === undefined ? 'no checksum' : undefined
}

/** What has to be decided on before these packages may stay; nothing when it is empty. */
export function supplyProblems(packages: readonly Package[]): string[] {
  return packages.flatMap(({ name, version, licence, isDev, runsAtInstall, flaw }) => {
    const isAllowed = LICENCES.has(licence) || (isDev && LICENCES_OF_TOOLS.has(licence))
    return [
      ...(isAllowed ? [] : [`${name} ${version} is under ${licence}`]),
      ...(runsAtInstall && !INSTALL_SCRIPTS.has(name)
        ? [`${name} ${version} runs a script when it is installed`]
        : []),
      ...(flaw ? [`${name} ${version}: ${flaw}`] : []),
    ]
  })
}

/**
 * The dependencies of a manifest that do not name exactly one version: such a one could be another tomorrow.
 *
 * @param json parsed `package.json`
 */
export function unpinned(json: unknown): string[] {
  const { dependencies, devDependencies } = v.parse(manifest, json)
  return Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, version]) =>
    /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version) ? [] : [`${name} ${version}`],
  )
}

/** The licences with the packages under each, those first that are part of the application. */
export function licenceList(packages: readonly Package[]): string {
  const lines = [false, true].flatMap((isDev) => {
    const some = packages.filter((each) => each.isDev === isDev)
    const licences = [...new Set(some.map(({ licence }) => licence))].toSorted()
    return [
      isDev ? '\nTo build and to test' : 'In the application, or beside what is in it',
      ...licences.map((licence) => {
        const named = some.filter((each) => each.licence === licence)
        return `  ${licence}: ${named.map(({ name, version }) => `${name} ${version}`).join(', ')}`
      }),
    ]
  })
  const scripts = packages.filter(({ runsAtInstall }) => runsAtInstall)
  const run = scripts.map(
    ({ name, version }) => `  ${name} ${version}: ${INSTALL_SCRIPTS.get(name) ?? 'not known'}`,
  )
  return [...lines, '\nRun at install', ...run].join('\n')
}
