import { afterAll, beforeEach, vi } from 'vitest'
import type { ApiError } from '@/api/http/api-error'
import { configureTransport, transport } from '@/api/http/client'
import { xhrOver } from './in-process-xhr'

/** A server as a function, as tests run it in their own process. */
interface ServerInProcess {
  fetch(request: Request): Promise<Response>
}

const ORIGIN = 'http://localhost'

/** The control routes and the browser's part (origin, cookies) for a server in the same process. */
export function inProcess(server: ServerInProcess) {
  const cookies = new Map<string, string>()

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    request.headers.set(
      'cookie',
      [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    )
    const response = await server.fetch(request)
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return response
  }

  async function control(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${ORIGIN}/__fixtures/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }

  return {
    fetch,
    origin: ORIGIN,
    signIn: (username: string) => control('POST', 'sign-in', { username }),
    signOut: () => cookies.clear(),
    control,
    fault: (fault: object) => control('POST', 'faults', fault),
    /** Makes the application's own transport speak to this server. */
    connect() {
      vi.stubGlobal('fetch', fetch)
      vi.stubGlobal('XMLHttpRequest', xhrOver(fetch))
      vi.stubGlobal('location', { origin: ORIGIN })
      vi.stubGlobal('window', {})
      return transport
    },
    /** Clears faults and the journal, and signs out. */
    async reset() {
      cookies.clear()
      await control('DELETE', 'faults')
      await control('DELETE', 'journal')
    },
    /** The path of the last request that arrived, as it was sent. */
    async lastPath(): Promise<string | undefined> {
      const entries = await control('GET', 'journal')
      const last: unknown = Array.isArray(entries) ? entries.at(-1) : undefined
      return last instanceof Object && 'path' in last ? String(last.path) : undefined
    },
    /** How often a call arrived. */
    async arrivals(call: string): Promise<number> {
      const entries = await control('GET', 'journal')
      return Array.isArray(entries)
        ? entries.filter((entry: { call?: unknown }) => entry.call === call).length
        : 0
    },
  }
}

interface TestServerSettings {
  /** who is signed in when a test begins; without it nobody is */
  username?: string
  onError?: (error: ApiError) => void
}

/** Of all files that share this module, as they share the transport: its time only ever goes on. */
let tests = 0

/**
 * The same for all tests of a file: the application's transport speaks to it, without faults and with an empty
 * journal, before each of them; it is closed after the last.
 */
export function testServer(
  app: ServerInProcess & { close: () => void },
  { username, onError = () => undefined }: TestServerSettings = {},
) {
  const server = inProcess(app)
  beforeEach(async () => {
    vi.useRealTimers()
    vi.spyOn(console, 'info').mockReturnValue()
    // The transport's window of 1000 ms outlives a test.
    vi.spyOn(performance, 'now').mockReturnValue(60_000 * ++tests)
    server.connect()
    configureTransport({ isLoggedIn: () => true, onError })
    await server.reset()
    if (username !== undefined) await server.signIn(username)
  })
  afterAll(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    app.close()
  })
  return server
}
