/**
 * What a chunk's file is called: after the module that it was split off for, with the folders that tell it from others of
 * the same name. Ten chunks called `list` would say nothing in a network panel or an error report.
 *
 * @param moduleId the module's absolute path, perhaps with a query; undefined for what several chunks share
 * @returns e.g. `debit-order-list` of the route, `orders-debit-view` of a feature; without a module the bundler's name
 */
export function chunkName(name: string, moduleId: string | null | undefined): string {
  const path = /[\\/]src[\\/](.+?)\.\w+(?:\?|$)/.exec(moduleId ?? '')?.[1]?.replaceAll('\\', '/')
  if (path === undefined || name.includes('-')) return name
  const parts = path.split('/')
  const below = parts[0] === 'routes' ? parts.slice(1) : parts.slice(-3)
  const told = below.filter((part) => part !== '_shell' && part !== 'route').slice(-3)
  return told.length === 0 ? name : told.join('-').replaceAll(/[^\w-]/g, '')
}

/** The module that a chunk which several others share was named after. */
export function moduleNamed(name: string, moduleIds: readonly string[]): string | undefined {
  return moduleIds.findLast((id) => /([^\\/]+)\.\w+(?:\?|$)/.exec(id)?.[1] === name)
}
