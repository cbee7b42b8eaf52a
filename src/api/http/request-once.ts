import * as v from 'valibot'
import { ApiError } from './api-error'
import type { Call } from './endpoint'

/** The part of the web's `Storage` that is needed here. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>

const STORAGE_KEY = 'shopaccount.request-once'
const storedKeys = v.fallback(v.array(v.string()), [])

/** Writes whose outcome is unknown; see docs/domain/writes.md, "Unknown outcomes". */
export interface RequestOnce {
  /**
   * Third step of a call.
   *
   * @throws ApiError of kind `timed-out-before` when this write's outcome is still unknown
   */
  refuseRepeat(call: Call, key: string): void
  /** Remembers that a write's outcome is unknown. */
  remember(call: Call, key: string): void
  /** Lets the write pass again, once the server has shown that it was not done. */
  release(call: Call, key: string): void
  /** Forgets all entries. */
  clear(): void
}

/**
 * The register of writes that must not be repeated. It lives in session storage, so that a reload
 * does not forget it; without usable storage it lives as long as the page.
 */
export function createRequestOnce(storage: KeyValueStorage | undefined): RequestOnce {
  let keys = new Set<string>(readKeys(storage))

  function save(next: Set<string>) {
    keys = next
    try {
      storage?.setItem(STORAGE_KEY, JSON.stringify([...next]))
    } catch {
      // A full or forbidden storage: the register then lives in memory only.
    }
  }

  return {
    refuseRepeat(call, key) {
      if (call.requestOnce && keys.has(onceEntry(call, key))) {
        throw new ApiError(call, 'timed-out-before')
      }
    },
    remember(call, key) {
      if (call.requestOnce) save(new Set(keys).add(onceEntry(call, key)))
    },
    release(call, key) {
      const entry = onceEntry(call, key)
      save(new Set([...keys].filter((other) => other !== entry)))
    },
    clear: () => save(new Set()),
  }
}

/**
 * What a request-once call is known by: the code of the order it changes, or the id of the draft
 * that a new order is made from.
 *
 * @throws TypeError when the caller gave neither: two different orders would then block each other
 */
export function onceKeyOf(call: Call, body: unknown, onceKey: string | undefined): string {
  if (!call.requestOnce) return ''
  if (onceKey) return onceKey
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
  if (typeof code === 'string' && code !== '') return code
  throw new TypeError(`${call.name} is sent once per document: give its code or the draft's id`)
}

function onceEntry(call: Call, key: string): string {
  return `${call.name} ${key}`
}

function readKeys(storage: KeyValueStorage | undefined): string[] {
  try {
    return v.parse(storedKeys, JSON.parse(storage?.getItem(STORAGE_KEY) ?? '[]'))
  } catch {
    return []
  }
}
