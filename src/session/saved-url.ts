import { readJson, readText, removeKey, writeJson, writeText } from '@/platform/storage'

/**
 * Where a person wanted to go when they were sent to sign in. Kept in this tab only, and resumed
 * only when it is fresh, on this origin and under this base path, so that nobody can be sent
 * elsewhere by it. See docs/domain/session.md, "Signing in".
 */

const STORAGE_KEY = 'shopaccount.saved-url'

/** How long a saved URL stays good, in ms. */
export const SAVED_URL_TTL_MS = 60_000

interface SavedUrl {
  /** path, query and hash as the router knows them, base path left out */
  href: string
  base: string
  at: number
}

const LOGGED_OUT_KEY = 'shopaccount.logged-out'

/** The person has logged out here: where they come back to is not where somebody wants to go. */
export function rememberLogOut(): void {
  // Without storage no URL is saved either.
  writeText('sessionStorage', LOGGED_OUT_KEY, '1')
}

/** Whether one comes back from a log-out; asked once. */
export function takeLogOut(): boolean {
  const isThere = readText('sessionStorage', LOGGED_OUT_KEY) !== undefined
  removeKey('sessionStorage', LOGGED_OUT_KEY)
  return isThere
}

/** Saves a path with its query and hash, as the router writes it. `now` is epoch ms. */
export function saveUrl(href: string, base: string, now: number = Date.now()): void {
  const saved: SavedUrl = { href, base, at: now }
  // Without storage the person starts at home after signing in.
  writeJson('sessionStorage', STORAGE_KEY, saved)
}

/**
 * Takes the saved URL out of its place: it is resumed at most once.
 *
 * @returns the path with its query and hash, or undefined when there is none, it is 60 s old or older, or it
 *   belongs to another base path
 */
export function takeSavedUrl(base: string, now: number = Date.now()): string | undefined {
  const saved = readJson('sessionStorage', STORAGE_KEY)
  removeKey('sessionStorage', STORAGE_KEY)
  return readSavedUrl(saved, base, now)
}

function readSavedUrl(stored: unknown, base: string, now: number): string | undefined {
  const saved: Partial<SavedUrl> = stored instanceof Object ? stored : {}
  if (typeof saved.href !== 'string' || typeof saved.at !== 'number') return undefined
  const age = now - saved.at
  const isFresh = age >= 0 && age < SAVED_URL_TTL_MS
  return isFresh && saved.base === base ? ownPath(saved.href) : undefined
}

/** Whether a browser would stay on this origin: it skips tabs and line ends, and takes `\\` for `/`. */
export function isOwnPath(href: string): boolean {
  return ownPath(href) !== undefined
}

/**
 * A path with its query as an address bar writes it: percent-encoded, without `.` and `..`, with one slash in front,
 * so that it names no other host wherever it is put. (A redirect of the router takes nothing but ASCII.)
 *
 * @returns undefined for what is no path of this origin
 */
export function ownPath(href: string): string | undefined {
  const origin = 'http://own.invalid'
  if (!href.startsWith('/') || !URL.canParse(href, origin)) return undefined
  const url = new URL(href, origin)
  if (url.origin !== origin) return undefined
  return url.href.slice(origin.length).replace(/^\/+/, '/')
}
