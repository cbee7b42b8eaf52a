import { i18n, setupI18n, type I18n, type Messages } from '@lingui/core'
import { createAtom, useSelector } from '@tanstack/react-store'

interface Catalogue {
  messages: Messages
}

/** Languages of the interface; zh is the default. */
export const LOCALES = ['zh', 'en', 'es'] as const
export type Locale = (typeof LOCALES)[number]

/** Each language in its own name, as the switch shows it. */
export const LOCALE_NAMES: Record<Locale, string> = { zh: '中文', en: 'English', es: 'Español' }

/** What the document's `lang` says: zh is simplified Chinese. */
const HTML_LANG: Record<Locale, string> = { zh: 'zh-CN', en: 'en', es: 'es' }

const current = createAtom(setupI18n())
/** Counts what was asked for: a slow catalogue must not undo a later choice. */
let asked = 0
let inForce = 0
/** The texts in force, in the object that is also read from. */
let texts: { locale: Locale; messages: Messages; isWhole: boolean } | undefined
/** Whether a part of the program was loaded that has texts of its own. */
let needsAll = false

/**
 * The texts of the language in force. Another language is another object: what the compiler keeps of
 * a component's texts is then made anew.
 */
export function useCurrentI18n(): I18n {
  return useSelector(current)
}

/** The language that is shown, whatever is being loaded; undefined before the first one is there. */
export function localeInForce(): Locale | undefined {
  return texts?.locale
}

async function read(locale: Locale, part: 'first' | 'rest'): Promise<Messages> {
  const { messages } = (await (part === 'first'
    ? import(`./${locale}/messages.po?first`)
    : import(`./${locale}/messages.po?rest`))) as Catalogue
  return messages
}

/**
 * Loads the texts that the first screen did not need. Every part of the program that is loaded late waits for them
 * (`loadPart`), so that no text of it is missing.
 *
 * @throws when they can't be fetched
 */
export async function completeTexts(): Promise<void> {
  // A language that is being loaded brings all of them from here on.
  needsAll = true
  const current = texts
  if (!current || current.isWhole) return
  // Into the same object: telling of it would render everything again for texts that nothing shows yet.
  Object.assign(current.messages, await read(current.locale, 'rest'))
  current.isWhole = true
}

/**
 * Loads a language's catalogue and switches the interface to it, without a reload: at the start only what the first
 * screen needs.
 *
 * @throws when the catalogue can't be fetched; the interface then stays in the language it has
 */
export async function activateLocale(locale: Locale): Promise<void> {
  asked += 1
  const own = asked
  const messages = { ...(await read(locale, 'first')) }
  const isWhole = needsAll
  if (isWhole) Object.assign(messages, await read(locale, 'rest'))
  if (own < inForce) return
  inForce = own
  texts = { locale, messages, isWhole }
  // What is told outside of React, in the console for one, takes its texts from here.
  i18n.loadAndActivate({ locale, messages })
  current.set(setupI18n({ locale, messages: { [locale]: messages } }))
  document.documentElement.lang = HTML_LANG[locale]
}
