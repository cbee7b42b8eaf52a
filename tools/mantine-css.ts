import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { format, resolveConfig } from 'prettier'
import { theme } from '../src/app/theme'

// Which style sheets of Mantine the application imports, and in which order: src/app/mantine.css what every page needs,
// src/app/mantine-components.css what comes with the first part of the program that shows a component of Mantine. The rules of one component override those of another by standing behind them in Mantine's own whole
// sheet, so the list has to keep that order; and a component without its sheet looks broken only where
// it is used. So the list is made by this script (--write), and checked in `npm run check`.
//
// Likewise what the application's theme changes of Mantine's variables: src/app/mantine-variables.css. Mantine's
// own provider would write it into the page, with 6 KiB of code in front of the first rows.

const BASE = 'src/app/mantine.css'
const COMPONENTS = 'src/app/mantine-components.css'
const VARIABLES = 'src/app/mantine-variables.css'
const VARIABLES_HEADER =
  '/* Made by tools/mantine-css.ts from src/app/theme.ts: npm run styles */\n'
const HEADER = '/* Made by tools/mantine-css.ts from what src/ imports: npm run styles */\n'
const CORE = 'node_modules/@mantine/core'
/** Sheets that every component relies on. */
const ALWAYS = ['baseline', 'default-css-variables', 'global']
/**
 * Packages that have one sheet only. It is no part of the first load: the component that shows them imports it, in a layer of
 * its own behind the core's (`dates.css`).
 */
const LATE = ['dates', 'notifications']

function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** The values (not types) that sources import from a package. */
function importedNames(files: readonly string[], packageName: string): Set<string> {
  const statement = new RegExp(
    String.raw`import\s*\{([^}]*)\}\s*from\s*["']${packageName}["']`,
    'g',
  )
  const names = new Set<string>()
  for (const file of files) {
    for (const [, list = ''] of readFileSync(file, 'utf8').matchAll(statement)) {
      for (const item of list.split(',')) {
        const [name = ''] = item.trim().split(/\s+as\s+/)
        if (name !== '' && !name.startsWith('type ')) names.add(name)
      }
    }
  }
  return names
}

/** A module and all that it imports by a relative path. */
function moduleClosure(start: Iterable<string>): Set<string> {
  const found = new Set<string>()
  const open = [...start]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+)"/g)) {
      open.push(join(dirname(file), path))
    }
  }
  return found
}

/** Where a package's index takes each of its names from. */
function nameFiles(packageFolder: string): Map<string, string> {
  const index = join(packageFolder, 'esm/index.mjs')
  const files = new Map<string, string>()
  for (const [, list = '', path = ''] of readFileSync(index, 'utf8').matchAll(
    /import \{([^}]*)\} from "(\.[^"]+)"/g,
  )) {
    for (const item of list.split(',')) {
      const name =
        item
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? ''
      files.set(name, join(packageFolder, 'esm', path))
    }
  }
  return files
}

/** The per-component sheets in the order in which their content stands in the whole one. */
function orderedSheets(): { name: string; content: string }[] {
  const whole = readFileSync(join(CORE, 'styles.layer.css'), 'utf8')
  return filesBelow(join(CORE, 'styles'), /\.layer\.css$/)
    .map((file) => {
      const content = readFileSync(file, 'utf8')
      const body = content
        .replace(/^@layer mantine \{/, '')
        .replace(/\}\s*$/, '')
        .trim()
      const name = file.replace(/^.*[\\/]/, '').replace('.layer.css', '')
      return { name, content, place: whole.indexOf(body) }
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ name, content, place }) => {
      if (place < 0) throw new Error(`${name}.layer.css is not part of Mantine's styles.layer.css`)
      return { name, content }
    })
}

/** A package whose sheet nobody imports would look broken, and so would one whose rules stand before the core's. */
function requireSheet(name: string): void {
  const sheet = `@layer mantine, mantine-late;\n@import '@mantine/${name}/styles.css' layer(mantine-late);`
  const isThere = filesBelow('src', /\.css$/).some((file) =>
    readFileSync(file, 'utf8').includes(sheet),
  )
  if (!isThere) throw new Error(`@mantine/${name} is used, and no sheet in src/ says ${sheet}`)
}

/** The sheets that are used, in their order: which of them every page needs, and those of components. */
function usedSheets(): { base: string[]; components: string[] } {
  const sources = filesBelow('src', /\.tsx?$/)
  const used = importedNames(sources, '@mantine/core')
  for (const name of LATE) {
    const imported = importedNames(sources, `@mantine/${name}`)
    if (imported.size === 0) continue
    requireSheet(name)
    const folder = `node_modules/@mantine/${name}`
    const files = nameFiles(folder)
    const modules = moduleClosure([...imported].flatMap((each) => files.get(each) ?? []))
    for (const each of importedNames([...modules], '@mantine/core')) used.add(each)
  }

  const coreFiles = nameFiles(CORE)
  const modules = moduleClosure([...used].flatMap((name) => coreFiles.get(name) ?? []))
  const classes = [...modules]
    .filter((file) => file.endsWith('.module.mjs'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/"(m_[\da-f]+)"/g)])
    .map(([, name = '']) => name)
  const sheets = orderedSheets()
  const isUsed = (content: string) =>
    classes.some((each) => new RegExp(`\\.${each}\\b`).test(content))
  return {
    base: sheets.map(({ name }) => name).filter((name) => ALWAYS.includes(name)),
    components: sheets
      .filter(({ name, content }) => !ALWAYS.includes(name) && isUsed(content))
      .map(({ name }) => name),
  }
}

function listOf(names: readonly string[]): string {
  const imports = names.map((name) => `@import '@mantine/core/styles/${name}.layer.css';\n`)
  return [HEADER, ...imports].join('')
}

/** Colours that nobody names keep Mantine's own shades: they would be half of the sheet. */
function isUnused(variable: string, sources: readonly string[]): boolean {
  const [, color = ''] = /^--mantine-color-([a-z]+)-(?:filled|outline|light)/.exec(variable) ?? []
  if (!Object.hasOwn(DEFAULT_THEME.colors, color) || ['dark', 'gray'].includes(color)) return false
  return !sources.some((source) => new RegExp(`['"]${color}['"]`).test(source))
}

/** The variables that are not as in Mantine's own sheet, as rules behind it. */
async function makeVariables(): Promise<string> {
  const sources = filesBelow('src', /\.tsx?$/).map((file) => readFileSync(file, 'utf8'))
  const own = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const mantines = defaultCssVariablesResolver(DEFAULT_THEME)
  const rule = (selector: string, part: keyof typeof own) => {
    const known = new Map(Object.entries(mantines[part]))
    const lines = Object.entries(own[part])
      .filter(([name, value]) => known.get(name) !== value && !isUnused(name, sources))
      .map(([name, value]) => `${name}: ${value};`)
    return `${selector} {${lines.join('')}}`
  }
  const css = [
    VARIABLES_HEADER,
    rule(':root', 'variables'),
    rule(":root[data-mantine-color-scheme='light']", 'light'),
    rule(":root[data-mantine-color-scheme='dark']", 'dark'),
  ].join('\n')
  return format(css, { ...(await resolveConfig(VARIABLES)), parser: 'css' })
}

function readMade(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const { base, components } = usedSheets()
for (const [file, content] of [
  [BASE, listOf(base)],
  [COMPONENTS, listOf(components)],
  [VARIABLES, await makeVariables()],
] as const) {
  if (process.argv.includes('--write')) {
    writeFileSync(file, content)
  } else if (readMade(file) !== content) {
    console.error(`${file} is not what src/ needs: run npm run styles`)
    process.exitCode = 1
  }
}
