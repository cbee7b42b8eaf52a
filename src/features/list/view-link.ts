import * as v from 'valibot'
import { appHref, type AppPath } from '@/shell/app-href'
import { filtersOfView, sharedViewSchema, type SharedView } from './views'

/**
 * A view as a link. Filters and page size stand in the search, as in every link to a list, so that the link
 * is good even where nobody reads the rest; what only a view has stands behind `#view=`, which no server sees.
 */

/** What a hash begins with that holds a view. */
const VIEW_HASH = 'view='

/** Longer ones are no view of ours: its texts are 40 characters and 200 at most. */
const MAX_LENGTH = 8000

/**
 * The address of a list with a view in force.
 *
 * @param fixed what of the search is the list's own, whatever is filtered by
 */
export function viewHref(
  path: AppPath,
  fixed: Readonly<Record<string, unknown>>,
  { name, filters, rolling, columns, pageSize, tab }: SharedView,
  today: string,
): string {
  const more = { ...(rolling ? { rolling } : {}), ...(tab ? { tab } : {}) }
  const shared: SharedView = { name, filters, columns, pageSize, ...more }
  const search = { ...fixed, ...filtersOfView(shared, today), pageSize }
  return `${appHref(path, search)}#${VIEW_HASH}${toBase64Url(JSON.stringify(shared))}`
}

/**
 * The view in a hash, without its `#`.
 *
 * @returns undefined when it holds none, or one that this version does not understand whole
 */
export function readViewHash(hash: string): SharedView | undefined {
  if (!hash.startsWith(VIEW_HASH) || hash.length > MAX_LENGTH) return undefined
  const parsed = v.safeParse(sharedViewSchema, fromBase64Url(hash.slice(VIEW_HASH.length)))
  return parsed.success ? parsed.output : undefined
}

function toBase64Url(text: string): string {
  const bytes = [...new TextEncoder().encode(text)]
  return btoa(bytes.map((byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function fromBase64Url(text: string): unknown {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (char) => char.codePointAt(0) ?? 0)
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    return undefined
  }
}
