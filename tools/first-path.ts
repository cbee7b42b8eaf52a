import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { runInNewContext } from 'node:vm'
import { sizeSent } from './vite/precompress'

/** A file that is loaded before the first rows are there. */
export interface LoadedFile {
  name: string
  kind: 'js' | 'css' | 'html'
  /** of its body, as a server sends it: compressed, unless it is too small to gain by it */
  bytesSent: number
}

const STATIC_IMPORT =
  /(?:^|[;}\s])(?:import|export)\s*(?:[\w$\s{},*]+from)?\s*["'`]\.\/([^"'`]+\.js)["'`]/g

/** The chunks that the boot script preloads on a path, found by running it. */
function preloadedByBoot(script: string, url: string): string[] {
  const hrefs: string[] = []
  runInNewContext(script, {
    URL,
    URLSearchParams,
    setTimeout: () => 0,
    addEventListener: () => undefined,
    location: { pathname: url, search: '', protocol: 'https:' },
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    document: {
      URL: `https://host${url}`,
      documentElement: { setAttribute: () => undefined },
      createElement: () => ({}),
      head: { append: ({ href }: { href: string }) => hrefs.push(href) },
    },
    fetch: () => Promise.reject(new Error('not here')),
    window: {},
  })
  return hrefs
}

/**
 * What a browser loads of the build until a page shows its content: the page, what it names, what its
 * boot script preloads for the path, and all that those import statically.
 *
 * @param path the page's path below the base
 */
export async function firstPath(dist: string, path: string): Promise<LoadedFile[]> {
  const read = (name: string) => readFileSync(join(dist, name), 'utf8')
  const { base } = JSON.parse(read('version.json')) as { base: string }
  const html = read('index.html')
  const named = [...html.matchAll(/\s(?:src|href)="([^"]+\.(?:js|css))"/g)].map(
    ([, url = '']) => url,
  )
  const boot = named.find((url) => /\/boot-[^/]*\.js$/.test(url))
  if (boot === undefined) throw new Error(`${dist}/index.html has no boot script`)

  const files = new Set<string>()
  const bootScript = read(boot.slice(base.length))
  const open = [...named, ...preloadedByBoot(bootScript, base + path.slice(1))].map((url) =>
    url.slice(base.length),
  )
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (files.has(name)) continue
    files.add(name)
    if (!name.endsWith('.js')) continue
    for (const [, imported = ''] of read(name).matchAll(STATIC_IMPORT)) {
      open.push(posix.join(posix.dirname(name), imported))
    }
  }
  return Promise.all(
    ['index.html', ...[...files].toSorted()].map(async (name) => ({
      name,
      kind: name.endsWith('.js') ? 'js' : name.endsWith('.css') ? 'css' : 'html',
      bytesSent: await sizeSent(readFileSync(join(dist, name))),
    })),
  )
}
