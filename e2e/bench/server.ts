import { createHash, X509Certificate } from 'node:crypto'
import { mkdir, readFile, stat } from 'node:fs/promises'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { createFixtureApp } from '../../fixtures/app'
import { newWorld } from '../../fixtures/testing/client'
import type { BuiltSite } from '../../fixtures/web/built-site'
import { serveSite } from '../../fixtures/web/static-site'
import { WORLD_COOKIE } from '../../fixtures/world-address'
import { run } from '../../tools/run'

const KEYS = '.cache/bench-keys'

/** A world of a browser's own. */
export interface BenchWorld {
  /** let a browser into it, signed in */
  cookies: { name: string; value: string; url: string }[]
  remove(): Promise<void>
}

/** Serves everything that is measured, from one origin. */
export interface BenchServer {
  /** without a slash at the end */
  url: string
  /** hash of the server's public key, by which a browser is told to trust it */
  keyHash: string
  newWorld(person: string, orders: number): Promise<BenchWorld>
  close(): void
}

/** A key that nobody but the bench's own browser trusts; made once. */
async function ownKey(): Promise<{ key: Buffer; cert: Buffer }> {
  const [keyFile, certFile] = [join(KEYS, 'key.pem'), join(KEYS, 'cert.pem')]
  const isThere = await stat(certFile).catch(() => undefined)
  if (!isThere) {
    await mkdir(KEYS, { recursive: true })
    const request =
      'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1 -days 3650 -nodes'
    const files = ['-keyout', keyFile, '-out', certFile]
    const made = await run('openssl', [...request.split(' '), ...files])
    if (made.code !== 0) throw new Error(`openssl made no key:\n${made.output}`)
  }
  return { key: await readFile(keyFile), cert: await readFile(certFile) }
}

function hashOfKey(cert: Buffer): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}

async function toRequest(incoming: Http2ServerRequest, origin: string): Promise<Request> {
  const { method, url } = incoming
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (!name.startsWith(':') && value !== undefined) headers.set(name, String(value))
  }
  headers.set('host', new URL(origin).host)
  const parts: Uint8Array[] = []
  for await (const part of incoming) if (part instanceof Uint8Array) parts.push(part)
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody ? new Uint8Array(Buffer.concat(parts)) : null
  return new Request(origin + url, { method, headers, body })
}

async function answer(outgoing: Http2ServerResponse, response: Response): Promise<void> {
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && name !== 'connection') outgoing.setHeader(name, value)
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

/** Listens on a free port of the loopback interface; gives it and what ends it. */
async function listen(handle: (request: Request) => Promise<Response>, key: object) {
  let origin = ''
  const sockets = new Set<Socket>()
  const server = createSecureServer(key, (incoming, outgoing) => {
    toRequest(incoming, origin)
      .then(handle)
      .then((response) => answer(outgoing, response))
      .catch(() => outgoing.destroy())
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no port')
  origin = `https://127.0.0.1:${address.port}`
  const close = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return { origin, close }
}

/**
 * Serves builds, each under its own base path, and the fixture server from one origin, over HTTP/2 as a
 * reverse proxy in front of them would.
 *
 * @param isStrict whether a build is served under the policy of the application
 */
export async function startBenchServer(
  builds: readonly BuiltSite[],
  isStrict: (site: BuiltSite) => boolean,
): Promise<BenchServer> {
  // The one at the root answers for every path that is no other's.
  const sites = builds.toSorted((one, other) => other.base.length - one.base.length)
  const app = createFixtureApp({
    orders: 0,
    site: async (request) => {
      const { pathname } = new URL(request.url)
      const site = sites.find(({ base }) => pathname.startsWith(base))
      if (!site) throw new Error(`No build answers for ${pathname}`)
      const served = await serveSite(site, request)
      // The policy asks for what the application's first script does; a page without it does not start.
      if (!isStrict(site)) served.headers.delete('content-security-policy')
      return served
    },
  })
  const key = await ownKey()
  const { origin, close } = await listen((request) => app.fetch(request), key)
  return {
    url: origin,
    keyHash: hashOfKey(key.cert),
    async newWorld(person, orders) {
      const client = await (await newWorld(app, { orders })).signIn(person)
      const [name = '', ...value] = client.cookie.split('=')
      const cookies = [
        { name, value: value.join('='), url: origin },
        { name: WORLD_COOKIE, value: client.world ?? '', url: origin },
      ]
      return {
        cookies,
        remove: async () => void (await client.control('DELETE', `/worlds/${client.world}`)),
      }
    },
    close() {
      close()
      app.close()
    },
  }
}
