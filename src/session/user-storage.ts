import { createAtom, useSelector } from '@tanstack/react-store'
import { readJson, readText, removeKey, storedKeys, writeJson, writeText } from '@/platform/storage'

/**
 * What a person left in this browser tab: drafts, queues, writes whose outcome is unknown. It lives in
 * session storage under the person's name, so that it survives a reload and a lost session, and is
 * seen by nobody else. See docs/decisions/drafts.md.
 */

const PREFIX = 'shopaccount.of.'
/** Who was here last in this tab; a reload does not forget it. */
const LAST_USER = 'shopaccount.last-person'

/** What was read or written, by key: a full or forbidden storage then still lasts as long as the page. */
const known = new Map<string, unknown>()
/** Keys of what is known here and could not be stored. */
const unstored = new Set<string>()
/** Counts the changes; who shows a value reads it again after each. */
const changes = createAtom(0)

/**
 * Under which key a value of a person stands in session storage. The slash ends the name: encoding never leaves one, so that no name is the beginning of another's (`zhang` of
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
  changes.set((count) => count + 1)
}

/** A value of a person; a missing or unreadable one reads as undefined. Equal until it is written. */
export function readUserValue(username: string, name: string): unknown {
  return read(keyOf(username, name))
}

function read(key: string): unknown {
  if (!known.has(key)) known.set(key, readJson('sessionStorage', key))
  return known.get(key)
}

/**
 * Keeps a value of a person in this tab. `value` is JSON; undefined removes it.
 *
 * @param instead given what is stored from before, what stays of that where this does not fit: better than nothing, after a
 *   reload. Without it nothing does
 * @returns whether it is stored; in a full or forbidden storage it lasts only as long as the page
 */
export function writeUserValue(
  username: string,
  name: string,
  value: unknown,
  instead?: (stored: unknown) => unknown,
): boolean {
  const key = keyOf(username, name)
  known.set(key, value)
  const isStored = store(key, value, instead)
  changed()
  return isStored
}

/** Whether a value of a person is stored as it is known here: a reload would bring it back. */
export function useIsStored(username: string, name: string): boolean {
  return useSelector(changes, () => !unstored.has(keyOf(username, name)))
}

/** Whether what is kept for a person under names that begin so is all stored. */
export function areStored(username: string, prefix: string): boolean {
  const begin = keyOf(username, prefix)
  return [...unstored].every((key) => !key.startsWith(begin))
}

/** The same, following every change. */
export function useAreStored(username: string, prefix: string): boolean {
  return useSelector(changes, () => areStored(username, prefix))
}

/** Whether a reload would bring everything back: nothing lasts only as long as the page. */
export function isAllStored(): boolean {
  return unstored.size === 0
}

function store(key: string, value: unknown, instead?: (stored: unknown) => unknown): boolean {
  unstored.delete(key)
  if (value !== undefined && writeJson('sessionStorage', key, value)) return true
  if (value !== undefined) unstored.add(key)
  const stored = instead && value !== undefined ? readJson('sessionStorage', key) : undefined
  const stays = instead?.(stored)
  // What is stored there from before is older than what is known here, and the rest of it must not come back.
  const isKept =
    stays !== undefined && (stays === stored || writeJson('sessionStorage', key, stays))
  if (!isKept) removeKey('sessionStorage', key)
  return value === undefined
}

/** Whether a person has kept anything under a name that begins so. */
export function useHasUserValue(username: string, prefix: string): boolean {
  return useSelector(changes, () => userValues(username, prefix).length > 0)
}

/** What is kept for a person under names that begin so, with its key, stored or for as long as the page lasts. */
export function userValues(
  username: string,
  prefix: string,
): (readonly [key: string, value: unknown])[] {
  const begin = keyOf(username, prefix)
  return [...new Set([...storedKeys('sessionStorage'), ...known.keys()])]
    .filter((key) => key.startsWith(begin))
    .toSorted()
    .map((key) => [key, read(key)] as const)
    .filter(([, value]) => value !== undefined)
}

/** A value of a person that follows every change. */
export function useUserValue(username: string, name: string): unknown {
  return useSelector(changes, () => readUserValue(username, name))
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
  for (const key of unstored) if (isGone(key)) unstored.delete(key)
  for (const key of storedKeys('sessionStorage')) if (isGone(key)) removeKey('sessionStorage', key)
  if (username === undefined) removeKey('sessionStorage', LAST_USER)
  for (const listener of forgetListeners) listener()
  changed()
}

/**
 * Notes who is here now.
 *
 * @returns whether somebody else was here before, in this tab
 */
export function rememberUser(username: string): boolean {
  const before = readText('sessionStorage', LAST_USER)
  writeText('sessionStorage', LAST_USER, username)
  return before !== undefined && before !== username
}
