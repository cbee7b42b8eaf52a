import type { User } from '@/api/contract/session'

type SignInListener = (user: User) => void

const listeners = new Set<SignInListener>()

/** Calls `listener` whenever somebody has signed in. Returns the function that ends it. */
export function onLoginSuccess(listener: SignInListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells everybody who subscribed that `user` has just signed in. */
export function emitLoginSuccess(user: User): void {
  for (const listener of listeners) listener(user)
}
