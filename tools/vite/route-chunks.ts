import type { Rolldown } from 'vite'
import type { BootPlan } from '../../src/boot.ts'

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

const ROUTE_MODULE = /\/src\/routes\/(.+)\.tsx?(\?.*)?$/
const CATALOGUE_MODULE = /\/src\/locales\/(\w+)\/messages\.po\?(first|rest)$/
/** What Mantine's components need above them: no route's own, and needed by every one but the first list. */
const MANTINE_MODULE = /\/src\/app\/mantine-context\.ts$/
/** The part of a split route file that is rendered when all goes well. */
const COMPONENT_SPLIT = /[?&]tsr-split=(?:[\w-]*---)?component(?:---|&|$)/

/**
 * A route file's segments: its place in the tree of routes. Dots stand for slashes, and a layout file
 * (`route`) stands for its folder.
 */
function segmentsOf(file: string): string[] {
  return file.split(/[/.]/).filter((segment) => segment !== 'route' && segment !== '__root')
}

/** The path in the address bar: folders without a path of their own (`_shell`) and `index` are not in it. */
export function routePath(file: string): string {
  const visible = segmentsOf(file).filter((part) => !part.startsWith('_') && part !== 'index')
  return `/${visible.join('/')}`
}

/** Whether a file's route is rendered around (or is) the route of another file. */
function wraps(outer: string, inner: string): boolean {
  const around = segmentsOf(outer)
  return segmentsOf(inner).slice(0, around.length).join('/') === around.join('/')
}

/** All chunks that the given ones need before they run, themselves included. */
function staticClosure(bundle: Bundle, fileNames: Iterable<string>): Set<string> {
  const found = new Set<string>()
  const open = [...fileNames]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || found.has(name)) continue
    found.add(name)
    open.push(...chunk.imports)
  }
  return found
}

/**
 * Which chunks each route and each language needs beside what the entry loads anyway, read off the
 * bundle: a route's own component and those of the layouts around it, with all they import.
 */
export function planRouteChunks(bundle: Bundle, base: string): Omit<BootPlan, 'httpsHosts'> {
  const routeFiles = new Set<string>()
  const componentChunks = new Map<string, string>()
  const catalogueChunks = new Map<string, string>()
  const otherTextChunks = new Map<string, string>()
  const mantineChunks: string[] = []
  const entries: string[] = []

  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue
    if (chunk.isEntry) entries.push(chunk.fileName)
    for (const id of chunk.moduleIds) {
      if (MANTINE_MODULE.test(id)) mantineChunks.push(chunk.fileName)
      const file = ROUTE_MODULE.exec(id)?.[1]
      if (file !== undefined) routeFiles.add(file)
      if (file !== undefined && COMPONENT_SPLIT.test(id)) componentChunks.set(file, chunk.fileName)
      const [, locale, part] = CATALOGUE_MODULE.exec(id) ?? []
      if (locale === undefined) continue
      const chunksOf = part === 'first' ? catalogueChunks : otherTextChunks
      chunksOf.set(locale, chunk.fileName)
    }
  }

  const early = staticClosure(bundle, entries)
  const chunks: string[] = []
  const indexes = (fileNames: Iterable<string>): number[] =>
    [...staticClosure(bundle, fileNames)]
      .filter((name) => !early.has(name))
      .toSorted()
      .map((name) => (chunks.includes(name) ? chunks.indexOf(name) : chunks.push(name) - 1))

  const routes: Record<string, number[]> = {}
  for (const file of [...routeFiles].toSorted()) {
    const needed = [...componentChunks].filter(([outer]) => wraps(outer, file))
    const own = indexes(needed.map(([, fileName]) => fileName))
    const path = routePath(file)
    // A layout and its index share a path: what is rendered there is both.
    const all = [...new Set([...(routes[path] ?? []), ...own])]
    if (all.length > 0 && !path.includes('$')) routes[path] = all
  }
  const indexesOf = (names: ReadonlyMap<string, string>, others: readonly string[] = []) =>
    Object.fromEntries([...names].map(([locale, name]) => [locale, indexes([name, ...others])]))
  const catalogues = indexesOf(catalogueChunks)
  return {
    base,
    chunks,
    routes,
    catalogues,
    besides: indexesOf(otherTextChunks, mantineChunks),
  }
}
