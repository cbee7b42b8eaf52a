/** How long an identical request is refused after it was sent, in milliseconds. */
const DUPLICATE_WINDOW_MS = 1000

/** One request that holds its place in the window. */
interface Entry {
  key: string
  kind: 'read' | 'write'
  /** monotonic milliseconds of sending; of the press, until the request leaves */
  since: number
  phase: 'pressed' | 'under-way' | 'done'
}

/** Fourth step of a call: what was sent within the last second, by fingerprint. */
export interface DuplicateWindow {
  /** A person's press. Unless refused it is remembered, so that a second one is refused even before the first one's request left. */
  press(key: string, kind: Entry['kind']): 'refused' | 'remembered'
  /** Whether a person's own request must be refused. It passes after the press that it comes from. */
  isRepeat(key: string): boolean
  /** Milliseconds until the cache may send this read again; 0 when it may at once. */
  remainingMs(key: string): number
  /** Starts the window: the request is being sent. */
  open(key: string, kind: Entry['kind']): Entry
  /** The request was answered. A settled write lets every read behind it pass. */
  finish(entry: Entry): void
  /** The request failed or was given up: it may be sent again at once, and reads behind a write. */
  free(entry: Entry): void
  /** What was answered turned out to be unreadable: it may be sent again at once. */
  forget(key: string): void
  /** Forgets everything. What is under way ends without a word here: its place may be another one's by then. */
  clear(): void
}

/** @param now monotonic milliseconds. An entry of the future, by a clock that was set back, holds nobody up. */
export function createDuplicateWindow(now: () => number): DuplicateWindow {
  const entries = new Map<string, Entry>()

  function isOpen(entry: Entry): boolean {
    const age = now() - entry.since
    return age >= 0 && age < DUPLICATE_WINDOW_MS
  }

  /** A write under way holds its place however long it takes: twice would be twice the money. */
  function refuses(entry: Entry | undefined): boolean {
    if (!entry) return false
    return isOpen(entry) || (entry.kind === 'write' && entry.phase === 'under-way')
  }

  function dropPassed() {
    for (const entry of entries.values()) {
      if (entry.phase !== 'under-way' && !isOpen(entry)) entries.delete(entry.key)
    }
  }

  function put(entry: Entry): Entry {
    dropPassed()
    entries.set(entry.key, entry)
    return entry
  }

  function holdsItsPlace(entry: Entry): boolean {
    return entries.get(entry.key) === entry
  }

  function openForReadsBehind(settled: Entry) {
    if (settled.kind === 'read') return
    for (const entry of entries.values()) if (entry.kind === 'read') entries.delete(entry.key)
  }

  return {
    press(key, kind) {
      if (refuses(entries.get(key))) return 'refused'
      put({ key, kind, since: now(), phase: 'pressed' })
      return 'remembered'
    },
    isRepeat(key) {
      const entry = entries.get(key)
      return entry?.phase !== 'pressed' && refuses(entry)
    },
    remainingMs(key) {
      const entry = entries.get(key)
      if (!entry || entry.phase === 'pressed' || !isOpen(entry)) return 0
      return entry.since + DUPLICATE_WINDOW_MS - now()
    },
    open(key, kind) {
      return put({ key, kind, since: now(), phase: 'under-way' })
    },
    finish(entry) {
      if (!holdsItsPlace(entry)) return
      entry.phase = 'done'
      openForReadsBehind(entry)
    },
    free(entry) {
      if (!holdsItsPlace(entry)) return
      entries.delete(entry.key)
      openForReadsBehind(entry)
    },
    forget(key) {
      entries.delete(key)
    },
    clear: () => entries.clear(),
  }
}
