const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i

/**
 * The hosts on which a page that was opened by http goes on to https, from `FORCE_HTTPS_HOSTS`: names
 * with commas or blanks between them, none by default.
 *
 * @throws Error with one clear line when a name is none
 */
export function httpsHosts(setting: string | undefined): string[] {
  const hosts = (setting ?? '').split(/[\s,]+/).filter(Boolean)
  const wrong = hosts.find((host) => !HOST.test(host))
  if (wrong !== undefined) {
    throw new Error(
      `FORCE_HTTPS_HOSTS must be host names with commas between them, such as a.example,b.example, not "${wrong}"`,
    )
  }
  return hosts.map((host) => host.toLowerCase())
}
