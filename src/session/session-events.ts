import type { User } from '@/api/contract/session'

type SignInListener = (user: User) => void

const listeners = new Set<SignInListener>()

/** Calls `listener` whenever somebody has signed in. Returns the function that ends it. */
export function onLoginSuccess(listener: SignInListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
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

/** Tells everybody who subscribed that `user` has just signed in. */
export function emitLoginSuccess(user: User): void {
  for (const listener of listeners) listener(user)
}
