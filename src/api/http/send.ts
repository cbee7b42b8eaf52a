import ky from 'ky'
import type { Call } from './endpoint'

/** As much of an `XMLHttpRequest` as an upload needs. */
export interface UploadRequest {
  readonly upload: {
    addEventListener(type: 'progress', listener: (event: ProgressEvent) => void): void
  }
  readonly status: number
  readonly responseText: string
  withCredentials: boolean
  addEventListener(type: 'load' | 'error' | 'abort', listener: () => void): void
  open(method: string, url: string): void
  send(form: FormData): void
  abort(): void
}

/** How requests leave: the browser's fetch, or a server in the same process for tests. */
export interface Wire {
  fetch: typeof globalThis.fetch
  /** makes the request of an upload; the browser's `XMLHttpRequest` unless given */
  uploadRequest?: (() => UploadRequest) | undefined
  /** e.g. `https://back-office.example`; every path is at its root */
  origin: string
  earlyRequests?: (() => EarlyRequests | undefined) | undefined
  /** told of every answer's `Date`, null where it has none that a page may read */
  onDate?: ((date: string | null) => void) | undefined
}

/** A JSON call as it leaves. */
export interface SentAs {
  /** at the origin's root, with its query */
  path: string
  body: string
}

/** How a JSON call would leave: what the page's first script has to send in its place. */
export function sentAs({ call, body, search }: Outgoing): SentAs {
  return { path: call.path + search, body: JSON.stringify(body ?? {}) }
}

/** A request after the guards: trimmed, and known to be wanted. */
export interface Outgoing {
  call: Call
  body: unknown
  /** with its `?`, or empty */
  search: string
  idempotencyKey?: string | undefined
}

/**
 * Fifth step: sends the request with the session's cookie. No status is an error here, nothing is
 * retried here and no time runs here; those rules are steps of their own.
 */
export async function send(wire: Wire, out: Outgoing, signal: AbortSignal): Promise<Response> {
  const early = takeEarlyRequest(wire.earlyRequests?.(), out.call.method, sentAs(out))
  const response = await (early ?? request(wire, out, signal))
  wire.onDate?.(response.headers.get('date'))
  return response
}

function request(wire: Wire, out: Outgoing, signal: AbortSignal): Promise<Response> {
  const { call, search, idempotencyKey } = out
  return ky(wire.origin + call.path + search, {
    method: call.method,
    ...bodyOptions(out),
    ...(idempotencyKey === undefined ? {} : { headers: { 'Idempotency-Key': idempotencyKey } }),
    signal,
    fetch: wire.fetch,
    credentials: 'include',
    // Whatever a backend allows: what the browser keeps outlives the session, and the next person would be given it.
    cache: 'no-store',
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
  })
}

function bodyOptions({ call, body }: Outgoing) {
  if (call.method === 'GET') return {}
  if (body instanceof FormData) return { body }
  if (call.bodyType === 'form') {
    return { body: new URLSearchParams(Object.entries(body ?? {}).map(([k, x]) => [k, String(x)])) }
  }
  return { json: body ?? {} }
}

/**
 * Requests that the page's first script sent before the application was loaded, by method and path
 * (`POST /auth/user`); the list's by its body too, since with other filters it is another one. See
 * docs/decisions/early-requests.md.
 */
export type EarlyRequests = Record<string, Promise<Response>>

/** The request that all others of the early requests wait for. */
const SESSION = 'POST /auth/user'

/** Takes an answer that is already under way; it is given out once, a later read asks again. */
function takeEarlyRequest(
  earlyRequests: EarlyRequests | undefined,
  method: string,
  { path, body }: SentAs,
): Promise<Response> | undefined {
  if (!earlyRequests) return undefined
  const key = `${method} ${path}`
  const taken = [key, `${key} ${body}`].find((known) => Object.hasOwn(earlyRequests, known))
  if (taken !== undefined) {
    const response = earlyRequests[taken]
    delete earlyRequests[taken]
    return response
  }
  // Asked again, so the first answer was of no use, and what waits for it never comes.
  if (key === SESSION) for (const other of Object.keys(earlyRequests)) delete earlyRequests[other]
  return undefined
}

/** The first page is there: an answer for a list that it did not show is old by the time that list is entered. */
export function dropEarlyList(earlyRequests: EarlyRequests | undefined): void {
  for (const key of Object.keys(earlyRequests ?? {}))
    if (key.endsWith('}')) delete earlyRequests?.[key]
}
