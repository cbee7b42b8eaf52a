import * as v from 'valibot'
import { rowsOf } from './envelope'
import { optionalText, requiredText } from './scalars'

/** A module of the platform, as the top bar lists it; its name is empty where it has none that can be read. */
const navModule = v.fallback(
  v.object({
    moduleName: v.fallback(requiredText, ''),
    url: v.fallback(optionalText, undefined),
  }),
  { moduleName: '', url: undefined },
)
export type NavModule = v.InferOutput<typeof navModule>

const rows = rowsOf(navModule)
const hasName = ({ moduleName }: NavModule) => moduleName !== ''

/** One without a name is left out. Where none has one, the list is of another shape. */
export const navModules = v.pipe(
  v.union([
    rows,
    v.pipe(
      v.object({ modules: rows }),
      v.transform(({ modules }) => modules),
    ),
  ]),
  v.check((all) => all.length === 0 || all.some(hasName)),
  v.transform((all) => all.filter(hasName)),
)

/** An entry of the side menu; `icon` is a name, `component` when the server gives none. */
export interface MenuItem {
  name: string
  /** path within the application; empty for a group that has no page of its own */
  url: string
  icon: string
  childs: MenuItem[]
}

/** What can't be read of an entry is not there; its name is empty then. */
const menuItem: v.GenericSchema<unknown, MenuItem> = v.fallback(
  v.object({
    name: v.fallback(requiredText, ''),
    url: v.fallback(v.nullish(v.string(), ''), ''),
    icon: v.pipe(
      v.fallback(v.nullish(v.string(), ''), ''),
      v.transform((name) => name || 'component'),
    ),
    childs: v.pipe(
      v.fallback(v.nullish(v.array(v.lazy(() => menuItem)), []), []),
      v.transform(named),
    ),
  }),
  { name: '', url: '', icon: '', childs: [] },
)

/** One without a name is left out. Where none has one, the menu is of another shape. */
export const menu = v.pipe(
  rowsOf(menuItem),
  v.check((all) => all.length === 0 || named(all).length > 0),
  v.transform(named),
)

function named(items: MenuItem[]): MenuItem[] {
  return items.filter(({ name }) => name !== '')
}
