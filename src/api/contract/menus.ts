import * as v from 'valibot'
import { rowsOf } from './envelope'
import { optionalText, requiredText } from './scalars'

/** A module of the platform, as the top bar lists it. */
const navModule = v.object({ moduleName: requiredText, url: optionalText })
export type NavModule = v.InferOutput<typeof navModule>

export const navModules = v.object({ modules: v.array(navModule) })

/** An entry of the side menu; `icon` is a name, `component` when the server gives none. */
export interface MenuItem {
  name: string
  /** path within the application; empty for a group that has no page of its own */
  url: string
  icon: string
  childs: MenuItem[]
}

const menuItem: v.GenericSchema<unknown, MenuItem> = v.object({
  name: requiredText,
  url: v.nullish(v.string(), ''),
  icon: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((name) => name || 'component'),
  ),
  childs: v.nullish(v.array(v.lazy(() => menuItem)), []),
})

export const menu = rowsOf(menuItem)
