import { useSyncExternalStore } from 'react'

/**
 * What a person left in this browser tab: drafts, queues, writes whose outcome is unknown. It lives in
 * session storage under the person's name, so that it survives a reload and a lost session, and is
 * seen by nobody else. See docs/decisions/drafts.md.
 */

const PREFIX = 'shopaccount.of.'
/** Who was here last in this tab; a reload does not forget it. */
const LAST_PERSON = 'shopaccount.last-person'

/** What was read or written, by key: a full or forbidden storage then still lasts as long as the page. */
const known = new Map<string, unknown>()
const listeners = new Set<() => void>()

/**
 * The slash ends the name: encoding never leaves one, so that no name is the beginning of another's (`zhang` of
 * `zhang.wei`).
 */
function keyOf(username: string, name: string): string {
  return `${PREFIX}${encodeURIComponent(wellFormed(username))}/${name}`
}

/** Half a character can't be encoded, and must not stop everything. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
}

function changed(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A value of a person; a missing or unreadable one reads as undefined. Equal until it is written. */
export function readOfPerson(username: string, name: string): unknown {
  const key = keyOf(username, name)
  if (!known.has(key)) known.set(key, stored(key))
  return known.get(key)
}

function stored(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key)
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

/**
 * Keeps a value of a person in this tab. `value` is JSON; undefined removes it.
 *
 * @returns whether it is stored; in a full or forbidden storage it lasts only as long as the page
 */
export function writeOfPerson(username: string, name: string, value: unknown): boolean {
  const key = keyOf(username, name)
  known.set(key, value)
  const isStored = store(key, value)
  changed()
  return isStored
}

function store(key: string, value: unknown): boolean {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    // What is stored there from before is older than what is known here, and must not come back.
    dropStored(key)
    return false
  }
}

function dropStored(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // A storage that can't be written can't be read either.
  }
}

/** Whether a person has kept anything under a name that begins so. */
export function useAnyOfPerson(username: string, prefix: string): boolean {
  return useSyncExternalStore(subscribe, () => hasAny(keyOf(username, prefix)))
}

function hasAny(prefix: string): boolean {
  for (const [key, value] of known) if (key.startsWith(prefix) && value !== undefined) return true
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(prefix) && !known.has(key))
  } catch {
    return false
  }
}

/** A value of a person that follows every change. */
export function useOfPerson(username: string, name: string): unknown {
  return useSyncExternalStore(subscribe, () => readOfPerson(username, name))
}

const forgetListeners = new Set<() => void>()

/** Calls `listener` after people were forgotten: what is held for them elsewhere ends too. */
export function onForgotten(listener: () => void): void {
  forgetListeners.add(listener)
}

/** Forgets what everybody left here, but for the person who stays, if one does. */
export function forgetEverybodyBut(username: string | undefined): void {
  const kept = username === undefined ? undefined : keyOf(username, '')
  const isGone = (key: string) =>
    key.startsWith(PREFIX) && (kept === undefined || !key.startsWith(kept))
  for (const key of known.keys()) if (isGone(key)) known.delete(key)
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (isGone(key)) sessionStorage.removeItem(key)
    }
    if (username === undefined) sessionStorage.removeItem(LAST_PERSON)
  } catch {
    // A storage that can't be read holds nothing either.
  }
  for (const listener of forgetListeners) listener()
  changed()
}

/**
 * Notes who is here now.
 *
 * @returns whether somebody else was here before, in this tab
 */
export function notePerson(username: string): boolean {
  try {
    const before = sessionStorage.getItem(LAST_PERSON)
    sessionStorage.setItem(LAST_PERSON, username)
    return before !== null && before !== username
  } catch {
    return false
  }
}
