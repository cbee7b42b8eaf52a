import { readJson, readText, removeKey, storedKeys, writeJson, writeText } from '@/platform/storage'
import { userHash } from './user-hash'

/**
 * What a person chose or did, in this browser, to be remembered: views, columns, settings, the documents
 * opened last. Stored under a hash of the user name, so that two people at one computer do not share it
 * and nobody's name stands there; unreadable or missing values read as undefined.
 */

const PREFIX = 'shopaccount.of.'

/** Names of before, which held the user name: `shopaccount.{kind}.{user name}.{subject}`. */
const OLD_VALUE = /^shopaccount\.(columns|views|recent|single-keys)\.(.+)\.([^.]+)$/
const OLD_SETTINGS = /^shopaccount\.(settings)\.(.+)$/
const OLD_OWNER = 'shopaccount.settings-of'

/** Whose settings are in force in this browser, by the hash of the user name. */
export const SETTINGS_OWNER = 'shopaccount.settings-owner'

/** A person's own settings are one value. */
export const SETTINGS = 'settings'

/** Where the documents that a person opened last stand. */
export const RECENT = { kind: 'recent', subject: 'documents' } as const

export function readStored(kind: string, username: string, subject: string): unknown {
  return readJson('localStorage', storedKey(kind, username, subject))
}

/**
 * Remembers a choice; a full or closed storage only costs the memory of it.
 *
 * @returns whether it is stored
 */
export function writeStored(
  kind: string,
  username: string,
  subject: string,
  value: unknown,
): boolean {
  return writeJson('localStorage', storedKey(kind, username, subject), value)
}

/** Forgets a value; a closed storage has none. */
export function removeStored(kind: string, username: string, subject: string): void {
  removeKey('localStorage', storedKey(kind, username, subject))
}

/** Forgets everything that is remembered of a person in this browser, also what found no room under its new name yet. */
export function removeAllStored(username: string): void {
  removeKeys(
    (key) =>
      key.startsWith(`${PREFIX}${userHash(username)}.`) || nameOfBefore(key)?.username === username,
  )
}

/** Where a value stands; changes in other tabs are told by this name. */
export function storedKey(kind: string, username: string, subject: string): string {
  return `${PREFIX}${userHash(username)}.${kind}.${subject}`
}

/** Moves what stands under names of before to where it is looked for now, and takes the old names away. */
export function migrateStored(): void {
  removeKeys((key, text) => {
    const before = nameOfBefore(key)
    if (before) return keep(storedKey(before.kind, before.username, before.subject), text)
    return key === OLD_OWNER && keep(SETTINGS_OWNER, userHash(text))
  })
}

/** Whose and what it is that stands under a name of before; undefined for every other key. */
function nameOfBefore(key: string) {
  const [, kind, username, subject = SETTINGS] = OLD_VALUE.exec(key) ?? OLD_SETTINGS.exec(key) ?? []
  return kind === undefined || username === undefined ? undefined : { kind, username, subject }
}

/** What was remembered since is newer. False: there is no room, and what stands under the old name is all that there is. */
function keep(key: string, text: string): boolean {
  return readText('localStorage', key) !== undefined || writeText('localStorage', key, text)
}

function removeKeys(isGone: (key: string, text: string) => boolean): void {
  for (const key of storedKeys('localStorage')) {
    if (isGone(key, readText('localStorage', key) ?? '')) removeKey('localStorage', key)
  }
}
