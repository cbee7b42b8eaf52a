import * as v from 'valibot'
import { rowsOf } from './envelope'
import { optionalText, requiredText } from './scalars'

/** What has a name that can be read: the others are left out. Where none has one, the list is of another shape. */
function named<Item>(
  list: v.GenericSchema<unknown, Item[]>,
  nameOf: (item: Item) => string,
): v.GenericSchema<unknown, Item[]> {
  return v.pipe(
    list,
    v.check((all) => all.length === 0 || all.some(nameOf)),
    v.transform((all) => all.filter(nameOf)),
  )
}

/** A module of the platform, as the top bar lists it; its name is empty where it has none that can be read. */
const navModule = v.fallback(
  v.object({ moduleName: v.fallback(requiredText, ''), url: v.fallback(optionalText, undefined) }),
  { moduleName: '' },
)
export type NavModule = v.InferOutput<typeof navModule>

const rows = rowsOf(navModule)

export const navModules = named(
  v.union([
    rows,
    v.pipe(
      v.object({ modules: rows }),
      v.transform(({ modules }) => modules),
    ),
  ]),
  ({ moduleName }) => moduleName,
)

/** An entry of the side menu; `icon` is a name, `component` when the server gives none. */
export interface MenuItem {
  name: string
  /** path within the application; empty for a group that has no page of its own */
  url: string
  icon: string
  childs: MenuItem[]
}

const text = v.fallback(v.nullish(v.string(), ''), '')
const nameOf = ({ name }: MenuItem) => name

/** What can't be read of an entry is not there; its name is empty then. */
const menuItem: v.GenericSchema<unknown, MenuItem> = v.fallback(
  v.object({
    name: v.fallback(requiredText, ''),
    url: text,
    icon: v.pipe(
      text,
      v.transform((name) => name || 'component'),
    ),
    childs: v.pipe(
      v.fallback(v.nullish(v.array(v.lazy(() => menuItem)), []), []),
      v.transform((items) => items.filter(nameOf)),
    ),
  }),
  { name: '', url: '', icon: '', childs: [] },
)

export const menu = named(rowsOf(menuItem), nameOf)
