import type { ApiError } from './api-error'
import { createTransport } from './pipeline'
import type { KeyValueStorage } from './request-once'

interface TransportSession {
  isLoggedIn(): boolean
  /** every failure, once: the place to notice a lost session */
  onError(error: ApiError): void
}

let session: TransportSession = { isLoggedIn: () => false, onError: () => undefined }

/** Connects the transport to the session. To be called once, before the first call. */
export function configureTransport(next: TransportSession): void {
  session = next
}

/** Reading `sessionStorage` itself throws where storage is forbidden. */
function usableStorage(): KeyValueStorage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** The application's one transport. */
export const transport = createTransport({
  fetch: (input, init) => globalThis.fetch(input, init),
  get origin() {
    return location.origin
  },
  earlyRequests: () => window.__earlyRequests,
  isLoggedIn: () => session.isLoggedIn(),
  storage: usableStorage(),
  now: () => performance.now(),
  onError: (error) => session.onError(error),
})
