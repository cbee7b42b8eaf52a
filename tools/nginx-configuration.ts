import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** What README's nginx leaves to the reader. */
export interface NginxPlaces {
  /** what `listen` is followed by */
  listen: string
  /** the folder that holds the build in a folder named like its base path */
  root: string
  /** where the calls are passed to, as `http://host:port` */
  backend: string
}

/**
 * The configuration of nginx that README shows, word for word but for these three places. It stands in README
 * only: people read it there, the container is built with it, and the browser tests run it.
 *
 * @throws when README says something else in one of the places
 */
export async function nginxConfiguration({ backend, listen, root }: NginxPlaces): Promise<string> {
  const readme = await readFile(resolve(import.meta.dirname, '../README.md'), 'utf8')
  const config = /```nginx\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
  const places = [
    ['listen 443 ssl;', `listen ${listen};`],
    ['root /srv/www;', `root ${root};`],
    ['proxy_pass https://backend.example;', `proxy_pass ${backend};`],
  ] as const
  return places.reduce((text, [said, here]) => {
    if (!text.includes(said)) throw new Error(`README's nginx does not say "${said}"`)
    return text.replace(said, () => here)
  }, config)
}
