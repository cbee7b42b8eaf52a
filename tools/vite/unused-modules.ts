import type { Plugin } from 'vite'

interface StandIn {
  /** the module that it stands for, below `node_modules` */
  module: string
  /** why nothing of it is ever called here */
  because: string
  code: string
}

const nothing = (...names: string[]) =>
  names.map((name) => `export const ${name} = undefined\n`).join('')

const NO_DEFAULT = 'export default undefined\n'

/** By file. What calls them asks first for one of the options that are off in `src/api/http/send.ts`. */
const kyStandIns = (files: Readonly<Record<string, string>>): StandIn[] =>
  Object.entries(files).map(([file, code]) => ({
    module: `ky/distribution/${file}`,
    because: 'retries, time-out, errors for statuses and progress are switched off',
    code,
  }))

/**
 * Modules that their packages pull in whatever an application uses, and that this one never calls. What it would take to call
 * one of them is forbidden by lint (`oxlint.config.ts`, `LEFT_OUT`) or named here.
 */
export const STAND_INS: readonly StandIn[] = [
  ...kyStandIns({
    'utils/body.js': nothing('streamRequest', 'streamResponse'),
    'utils/delay.js': NO_DEFAULT,
    'utils/timeout.js': NO_DEFAULT,
    'errors/ForceRetryError.js': nothing('ForceRetryError'),
    'errors/HTTPError.js': nothing('HTTPError'),
    'errors/NonError.js': nothing('NonError'),
  }),
  {
    module: '@tanstack/router-core/dist/esm/searchParams.js',
    because: 'search is read and written by functions of our own (src/shell/search-params.ts)',
    code: nothing(
      'defaultParseSearch',
      'defaultStringifySearch',
      'parseSearchWith',
      'stringifySearchWith',
    ),
  },
  {
    module: '@tanstack/react-router/dist/esm/scroll-restoration.js',
    because: 'it writes a script into pages that a server renders',
    code: nothing('ScrollRestoration'),
  },
  {
    module: '@tanstack/react-router/dist/esm/link.js',
    because:
      'links are plain anchors (docs/decisions/list-table.md); each route has a Link of its own, which nobody draws',
    code: nothing('Link', 'createLink', 'linkOptions', 'useLinkProps'),
  },
  {
    module: '@tanstack/router-core/dist/esm/scroll-restoration.js',
    because:
      'pages have scrollers of their own (docs/decisions/page-cache.md); the window, which never scrolls, would be asked to with each navigation',
    code: `export const setupScrollRestoration = () => {}\n${nothing(
      'defaultGetScrollRestorationKey',
      'getElementScrollRestorationEntry',
      'storageKey',
    )}`,
  },
  {
    module: '@tanstack/query-core/build/modern/infiniteQueryBehavior.js',
    because: 'lists have pages: no query is infinite',
    code: nothing('infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'),
  },
  {
    module: '@tanstack/react-table/dist/FlexRender.js',
    because: 'a cell is called, not mounted (docs/decisions/list-table.md)',
    code: nothing('FlexRender', 'flexRender'),
  },
]

const SLASH = /[\\/]/g

/** Which stand-in takes the place of a file; nothing for most of them. */
function standInOf(file: string): StandIn | undefined {
  const path = file.replaceAll(SLASH, '/')
  return STAND_INS.find(({ module }) => path.endsWith(`/node_modules/${module}`))
}

/**
 * Leaves them out of the build. In development and in unit tests they are there.
 *
 * @throws when a package has no such module any more: the list must say what is so
 */
export function unusedModules(): Plugin {
  const met = new Set<StandIn>()
  return {
    name: 'unused-modules',
    apply: 'build',
    load: {
      filter: { id: /[\\/]node_modules[\\/](?:@tanstack|ky)[\\/]/ },
      handler(id) {
        const standIn = standInOf(id)
        if (!standIn) return null
        met.add(standIn)
        return { code: standIn.code, map: null }
      },
    },
    buildEnd(error) {
      if (error) return
      const gone = STAND_INS.filter((standIn) => !met.has(standIn)).map(({ module }) => module)
      if (gone.length > 0)
        throw new Error(`To be left out, and no part of the build: ${gone.join(', ')}`)
    },
  }
}
