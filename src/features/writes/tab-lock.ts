import { createAtom, useSelector } from '@tanstack/react-store'
import { newId } from '@/session/new-id'

/**
 * Names that a browser tab holds against its copies: a duplicated tab gets all of session storage, and nothing in there says
 * whose it is. Web Locks end with the page that holds them, however it ends. Where there are none (a page that is not served
 * securely), every tab counts as the owner.
 */
const PREFIX = 'shopaccount.'

/** One for each part of this page that holds a name: it is held until the last has let go. */
interface Holding {
  name: string
}

const held = createAtom<readonly Holding[]>([])

function note(name: string): () => void {
  const holding = { name }
  held.set((all) => [...all, holding])
  return () => held.set((all) => all.filter((other) => other !== holding))
}

function locks(): LockManager | undefined {
  return typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : undefined
}

/** Holds a name as long as this page is there, or until the returned function ends it. */
export function hold(name: string): () => void {
  const ended = new AbortController()
  const forget = note(name)
  const untilEnded = () =>
    new Promise<void>((resolve) => {
      if (ended.signal.aborted) resolve()
      else ended.signal.addEventListener('abort', () => resolve(), { once: true })
    })
  // An end before it was given is no failure. A second one of this tab is given the lock by the first.
  locks()
    ?.request(PREFIX + name, { signal: ended.signal }, untilEnded)
    .catch(() => undefined)
  return () => {
    forget()
    ended.abort()
  }
}

/**
 * Holds a name in one step, unless another tab does: a look and a grab after it let two tabs through that press within a
 * moment. Where there are no locks every tab gets it.
 *
 * @returns what ends it; undefined where another tab holds the name
 */
export function tryHold(name: string): Promise<(() => void) | undefined> {
  const manager = locks()
  if (!manager || isHeldHere(name)) return Promise.resolve(hold(name))
  return new Promise((resolve) => {
    const untilEnded = (lock: Lock | null) => {
      if (!lock) return resolve(undefined)
      const forget = note(name)
      return new Promise<void>((end) => {
        resolve(() => {
          forget()
          end()
        })
      })
    }
    // A browser that doesn't give any is as one without them.
    manager
      .request(PREFIX + name, { ifAvailable: true }, untilEnded)
      .catch(() => resolve(hold(name)))
  })
}

/** Whether this tab holds a name. */
export function isHeldHere(name: string): boolean {
  return held.get().some((holding) => holding.name === name)
}

/** All names that this tab holds. */
export function useHeldHere(): ReadonlySet<string> {
  return new Set(useSelector(held).map(({ name }) => name))
}

/**
 * Whether another tab of this browser holds a name. Who can't be asked holds nothing.
 *
 * What this page has let go of is released a moment later, and is listed until then: by the id of the page it is told from
 * another's, which a lock of a name that nobody else has gives. Who waits in the meantime to hold it counts as well.
 */
export async function isHeldElsewhere(name: string): Promise<boolean> {
  const manager = locks()
  if (!manager || isHeldHere(name)) return false
  const mark = `${PREFIX}asking.${newId()}`
  try {
    const { held: all = [], pending = [] } = await manager.request(mark, () => manager.query())
    const here = all.find((lock) => lock.name === mark)?.clientId
    return [...all, ...pending].some(
      (lock) =>
        lock.name === PREFIX + name &&
        // A shared one only waits until it is free.
        lock.mode !== 'shared' &&
        (here === undefined || lock.clientId !== here),
    )
  } catch {
    return false
  }
}

/**
 * Resolves as soon as no tab holds a name.
 *
 * @throws the signal's reason after an abort
 */
export async function whenFree(name: string, signal: AbortSignal): Promise<void> {
  const manager = locks()
  if (!manager || isHeldHere(name)) return
  await manager.request(PREFIX + name, { mode: 'shared', signal }, () => undefined)
}
