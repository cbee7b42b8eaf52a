import { basename } from 'node:path'
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

/** What asks for the file itself, and not for its stand-in. */
const WHOLE = '?whole'

const NO_DEFAULT = 'export default undefined\n'

/**
 * By file, what a table, its rows and its headers could be asked for besides. All else is passed on: names that a module says
 * itself stand above those.
 */
const tableParts = (files: Readonly<Record<string, readonly string[]>>): StandIn[] =>
  Object.entries(files).map(([file, names]) => ({
    module: `@tanstack/table-core/dist/${file}`,
    because:
      'headers have no headers below them, rows neither, and a list keeps what is selected on other pages itself',
    code: `export * from './${basename(file)}${WHOLE}'\n${nothing(...names)}`,
  }))

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
  ...tableParts({
    'core/headers/coreHeadersFeature.utils.js': [
      'header_getLeafHeaders',
      'table_getFlatHeaders',
      'table_getFooterGroups',
      'table_getLeafHeaders',
    ],
    'core/rows/coreRowsFeature.utils.js': [
      'row_getLeafRows',
      'row_getParentRow',
      'row_getParentRows',
      'row_getUniqueValues',
      'table_getMaxSubRowDepth',
    ],
    'features/row-selection/rowSelectionFeature.utils.js': [
      'row_getIsAllSubRowsSelected',
      'table_getFilteredSelectedRowModel',
      'table_getGroupedSelectedRowModel',
      'table_getIsAllRowsSelected',
      'table_getIsSomeRowsSelected',
      'table_getPreSelectedRowModel',
      'table_getSelectedRowIds',
      'table_getSelectedRowModel',
      'table_getToggleAllRowsSelectedHandler',
      'table_resetRowSelection',
      'table_toggleAllRowsSelected',
    ],
  }),
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
