/**
 * Where a module of the platform is reached. Menus come from a server, so an address that would run
 * a script or leave for a foreign scheme is refused.
 *
 * @param url as the menu has it; without one, a relative path is made from the module's name
 * @param origin of this page
 * @returns an http(s) address, or undefined when the given one is refused
 */
export function moduleHref(
  name: string,
  url: string | undefined,
  origin: string = location.origin,
): string | undefined {
  try {
    const target = url?.trim() || `/${encodeURIComponent(name)}`
    const { protocol, href } = new URL(target, `${origin}/`)
    return protocol === 'http:' || protocol === 'https:' ? href : undefined
  } catch {
    return undefined
  }
}
