import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import type { ApiError } from '@/api/http/api-error'
import type { Endpoint } from '@/api/http/endpoint'
import { createTransport, type TransportConfig } from '@/api/http/pipeline'
import type { KeyValueStorage } from '@/api/http/request-once'

/** What tests of the pipeline share: a scripted server, calls of each kind, an observed transport. */

export const readCall: Endpoint<unknown, object | undefined> = {
  name: 'thing/list.json',
  path: '/api/thing/list.json',
  method: 'POST',
  kind: 'read',
  failure: msg`Failed to query payment orders!`,
  needsLogin: true,
  requestOnce: false,
  reads: 'data',
  schema: v.unknown(),
}

export const writeCall: Endpoint<unknown, object | undefined> = {
  ...readCall,
  name: 'thing/submit.json',
  path: '/api/thing/submit.json',
  kind: 'write',
  requestOnce: true,
}

export function memoryStorage(): KeyValueStorage & { items: Map<string, string> } {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  }
}

/** An answer with status 200 in an envelope. */
export function ok(data: unknown = 'done'): Response {
  return Response.json({ success: true, data })
}

/**
 * What a call fails with. Takes hold of the failure at once, so that it may be looked at later, after
 * time has been moved on.
 */
export function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (error: unknown) => error,
  )
}

/** A request that is answered when the test says so, and that heeds its abort signal. */
interface HeldRequest {
  request: Request
  answer(response: Response): void
  drop(): void
}

/** A server that holds every request until the test answers it. */
export function holdingServer() {
  const held: HeldRequest[] = []
  const fetch: TransportConfig['fetch'] = (input, init) =>
    new Promise<Response>((resolve, reject) => {
      const request = new Request(input, init)
      request.signal.addEventListener('abort', () => {
        const reason: unknown = request.signal.reason
        reject(reason instanceof Error ? reason : new Error('aborted'))
      })
      held.push({
        request,
        answer: resolve,
        drop: () => reject(new TypeError('Failed to fetch')),
      })
    })
  return { fetch, held }
}

/** A transport whose failures are recorded. */
export function observedTransport(config: Partial<TransportConfig>) {
  const errors: ApiError[] = []
  const transport = createTransport({
    fetch: () => Promise.resolve(ok()),
    origin: 'http://localhost',
    isLoggedIn: () => true,
    storage: memoryStorage(),
    now: () => Date.now(),
    onError: (error) => void errors.push(error),
    ...config,
  })
  return { transport, errors }
}
