import { msg } from '@lingui/core/macro'
import type { MantineColorScheme } from '@mantine/core'
import { createAtom, useSelector } from '@tanstack/react-store'
import * as v from 'valibot'
import { activateLocale, localeInForce, LOCALES, type Locale } from '@/locales/i18n'
import { readText, removeKey, writeText } from '@/platform/storage'
import { userHash } from '@/session/user-hash'
import {
  readStored,
  SETTINGS,
  SETTINGS_OWNER,
  storedKey,
  writeStored,
} from '@/session/stored-value'
import { notify } from '../notify'

/** How large everything is drawn; medium is the default. */
export const SIZES = ['large', 'medium', 'small', 'mini'] as const
export type Size = (typeof SIZES)[number]

export const COLOR_SCHEMES = ['light', 'dark', 'auto'] as const satisfies MantineColorScheme[]

/** How a person has set up the shell. */
export interface Settings {
  locale: Locale
  colorScheme: MantineColorScheme
  size: Size
  menu: 'open' | 'collapsed'
}

const schema = v.object({
  locale: v.fallback(v.picklist(LOCALES), 'zh'),
  colorScheme: v.fallback(v.picklist(COLOR_SCHEMES), 'auto'),
  size: v.fallback(v.picklist(SIZES), 'medium'),
  menu: v.fallback(v.picklist(['open', 'collapsed']), 'open'),
})

/**
 * The settings in force in this browser, which the first script reads before anybody is known. Whose
 * they are stands beside them: somebody else's own settings take their place at the sign-in.
 */
const KEYS: Record<keyof Settings, string> = {
  locale: 'shopaccount.locale',
  colorScheme: 'shopaccount.color-scheme',
  size: 'shopaccount.size',
  menu: 'shopaccount.menu',
}
const userKey = (username: string) => storedKey(SETTINGS, username, SETTINGS)

function readInForce(): Settings {
  const texts = Object.entries(KEYS).map(([name, key]) => [name, readText('localStorage', key)])
  return v.parse(schema, Object.fromEntries(texts))
}

function readOwnSettings(username: string): Settings {
  try {
    return v.parse(schema, readStored(SETTINGS, username, SETTINGS) ?? {})
  } catch {
    return v.parse(schema, {})
  }
}

const current = createAtom(readInForce())
let owner: string | undefined

export function settingsNow(): Settings {
  return current.get()
}

/** Calls `listener` after every change. Returns the function that ends it. */
export function subscribeSettings(listener: () => void): () => void {
  return current.subscribe(listener).unsubscribe
}

/** The settings in force, followed as they change. */
export function useSettings(): Settings {
  return useSelector(current)
}

function apply(next: Settings): void {
  const before = settingsNow()
  for (const name of Object.keys(KEYS) as (keyof Settings)[]) {
    writeText('localStorage', KEYS[name], next[name])
  }
  document.documentElement.dataset['size'] = next.size
  current.set(next)
  if (next.locale !== before.locale) void switchTo(next.locale)
}

async function switchTo(locale: Locale): Promise<void> {
  try {
    await activateLocale(locale)
  } catch {
    // Another one was chosen meanwhile: nobody waits for this one any more.
    if (settingsNow().locale !== locale) return
    notify({ message: msg`The language could not be loaded. Please try again.`, tone: 'failure' })
    // Not the one chosen before: that may be missing just as well.
    const shown = localeInForce()
    if (shown) changeSettings({ locale: shown })
  }
}

/** Changes some settings, at once and in every tab, and remembers them for the person. */
export function changeSettings(changed: Partial<Settings>): void {
  const next = { ...settingsNow(), ...changed }
  if (owner !== undefined) {
    writeStored(SETTINGS, owner, SETTINGS, next)
    writeText('localStorage', SETTINGS_OWNER, userHash(owner))
  }
  apply(next)
}

/**
 * It is known who is here, and gets their own settings, or the defaults when they were never here. What
 * was chosen in this browser before anybody was known becomes the first person's. The settings in force
 * are not taken for anybody's later: another tab may be putting the next person's there meanwhile.
 */
export function takeSettings(username: string): void {
  if (owner === username) return
  const isAnybodys = owner === undefined && readText('localStorage', SETTINGS_OWNER) === undefined
  owner = username
  changeSettings(isAnybodys ? readInForce() : readOwnSettings(username))
}

/** Follows what the same person changes in another tab. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    // What was deleted there stays in force here until the page is loaded again, as it does there.
    if (newValue === null) return
    if (owner !== undefined && key === userKey(owner)) apply(readOwnSettings(owner))
  })
}

/** Takes the settings in force out of this browser; the page keeps them until it is loaded again. */
export function forgetSettings(): void {
  for (const key of [...Object.values(KEYS), SETTINGS_OWNER]) removeKey('localStorage', key)
}
