import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'

type SignInListener = (user: User) => void

const loginListeners = new Set<SignInListener>()
const exchangeListeners = new Set<SignInListener>()

/**
 * Calls `listener` on `login-success`: when it is first known who is here, and when another person takes
 * over, however that came about; not when the same person is looked for again. Returns the function that
 * ends it.
 */
export function onLoginSuccess(listener: SignInListener): () => void {
  loginListeners.add(listener)
  return () => loginListeners.delete(listener)
}

const takenListeners = new Set<SignInListener>()

/** Calls `listener` when a look at the session meets another person than before. Returns the function that ends it. */
export function onSessionTaken(listener: SignInListener): () => void {
  takenListeners.add(listener)
  return () => takenListeners.delete(listener)
}

/** Tells everybody who subscribed that the session of this browser has become `user`'s. */
export function emitSessionTaken(user: User): void {
  for (const listener of takenListeners) listener(user)
}

/** Emits `login-success` by what the cache learns of the session. Returns the function that ends it. */
export function announceSignIns(queryClient: QueryClient): () => void {
  const session = hashKey(currentUserOptions.queryKey)
  let known: string | undefined
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== session) return
    const user = queryClient.getQueryData(currentUserOptions.queryKey)
    const name = user ? (user.username ?? user.name ?? '') : undefined
    if (!user || name === known) return
    known = name
    for (const listener of loginListeners) listener(user)
  })
}

/**
 * Calls `listener` when a credential was exchanged here: the session is a new one, which the other tabs
 * don't know of. Returns the function that ends it.
 */
export function onExchange(listener: SignInListener): () => void {
  exchangeListeners.add(listener)
  return () => exchangeListeners.delete(listener)
}

/** Tells everybody who subscribed that `user` has just signed in with a credential. */
export function emitExchange(user: User): void {
  for (const listener of exchangeListeners) listener(user)
}
