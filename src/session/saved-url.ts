import { transport } from '@/api/transport/client'

/**
 * Where a person wanted to go when they were sent to sign in. Kept in this tab only, and resumed
 * only when it is fresh, on this origin and under this base path, so that nobody can be sent
 * elsewhere by it. See docs/domain.md, "Signing in".
 */

const STORAGE_KEY = 'shopaccount.saved-url'

/** How long a saved URL stays good, in ms. */
export const SAVED_URL_TTL_MS = 60_000

interface SavedUrl {
  /** path and query as the router knows them, base path left out */
  href: string
  base: string
  /** epoch ms by this computer's clock */
  at: number
  /** the same by the server's, where it was known: a computer's clock may be set in between */
  serverAt?: number | undefined
}

/** This moment, epoch ms: by this computer's clock, and by the server's as far as its answers tell. */
interface Moment {
  at: number
  serverAt: number | undefined
}

function thisMoment(): Moment {
  return { at: Date.now(), serverAt: transport.serverNow() }
}

const LOGGED_OUT_KEY = 'shopaccount.logged-out'

/** The person has logged out here: where they come back to is not where somebody wants to go. */
export function noteLogOut(): void {
  try {
    sessionStorage.setItem(LOGGED_OUT_KEY, '1')
  } catch {
    // Without storage no URL is saved either.
  }
}

/** Whether one comes back from a log-out; asked once. */
export function takeLogOutNote(): boolean {
  try {
    const isThere = sessionStorage.getItem(LOGGED_OUT_KEY) !== null
    sessionStorage.removeItem(LOGGED_OUT_KEY)
    return isThere
  } catch {
    return false
  }
}

/** Saves a path with its query, as the router writes it. */
export function saveUrl(href: string, base: string, now: Moment = thisMoment()): void {
  const saved: SavedUrl = { href, base, ...now }
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(saved))
  } catch {
    // Without storage the person starts at home after signing in.
  }
}

/**
 * Takes the saved URL out of its place: it is resumed at most once.
 *
 * @returns the path with its query, or undefined when there is none, it is 60 s old or older, or it
 *   belongs to another base path
 */
export function takeSavedUrl(base: string, now: Moment = thisMoment()): string | undefined {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY)
    sessionStorage.removeItem(STORAGE_KEY)
    return text === null ? undefined : readSavedUrl(text, base, now)
  } catch {
    return undefined
  }
}

function readSavedUrl(text: string, base: string, now: Moment): string | undefined {
  const saved = JSON.parse(text) as Partial<SavedUrl>
  if (typeof saved.href !== 'string' || typeof saved.at !== 'number') return undefined
  const age = ageOf({ at: saved.at, serverAt: numberOf(saved.serverAt) }, now)
  const isFresh = age >= 0 && age < SAVED_URL_TTL_MS
  return isFresh && isOwnPath(saved.href) && saved.base === base ? saved.href : undefined
}

/**
 * Whether a path with its query stays on this origin: a browser skips tabs and line ends, and takes `\\`
 * for `/`.
 */
export function isOwnPath(href: string): boolean {
  const origin = 'http://own.invalid'
  try {
    return href.startsWith('/') && new URL(href, origin).origin === origin
  } catch {
    return false
  }
}

/** By the server's clock where both moments know it. */
function ageOf(saved: Moment, now: Moment): number {
  return saved.serverAt === undefined || now.serverAt === undefined
    ? now.at - saved.at
    : now.serverAt - saved.serverAt
}

function numberOf(stored: unknown): number | undefined {
  return typeof stored === 'number' ? stored : undefined
}
