import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** What deploy/nginx.conf leaves to the reader. */
export interface NginxPlaces {
  /** what `listen` is followed by */
  listen: string
  /** the folder that holds the build in a folder named like its base path */
  root: string
  /** the file that says who asked for what */
  log: string
  /** where the calls are passed to, as `http://host:port` */
  backend: string
  /** something in front ends TLS, and is believed who asked for what; without it no client is */
  isBehindProxy?: boolean
}

/** The container's: it puts its own BACKEND_ORIGIN in when it starts, and whatever stands in front of it ends TLS. */
export const CONTAINER: NginxPlaces = {
  listen: '8080',
  root: '/srv/www',
  log: '/var/log/nginx/access.log',
  backend: '${BACKEND_ORIGIN}',
  isBehindProxy: true,
}

/**
 * The configuration of nginx in deploy/nginx.conf, word for word but for these places: people read it there, the
 * container is built with it, and the browser tests run it.
 *
 * @throws when the file says something else in one of the places
 */
export async function nginxConfiguration({
  backend,
  listen,
  log,
  root,
  isBehindProxy = false,
}: NginxPlaces): Promise<string> {
  const config = await readFile(resolve(import.meta.dirname, '../deploy/nginx.conf'), 'utf8')
  const places = [
    ['listen 443 ssl;', `listen ${listen};`],
    ['root /srv/www;', `root ${root};`],
    ['access_log /var/log/nginx/access.log ', `access_log ${log} `],
    ['proxy_pass https://backend.example;', `proxy_pass ${backend};`],
    [
      'X-Forwarded-For $remote_addr;',
      `X-Forwarded-For ${isBehindProxy ? '$proxy_add_x_forwarded_for' : '$remote_addr'};`,
    ],
    [
      'X-Forwarded-Proto $scheme;',
      `X-Forwarded-Proto ${isBehindProxy ? '$http_x_forwarded_proto' : '$scheme'};`,
    ],
  ] as const
  return places.reduce((text, [said, here]) => {
    if (!text.includes(said)) throw new Error(`deploy/nginx.conf does not say "${said}"`)
    return text.replace(said, () => here)
  }, config)
}
