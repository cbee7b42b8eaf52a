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

/**
 * The texts of the language in force. Another language is another object: what the compiler keeps of
 * a component's texts is then made anew.
 */
export function useCurrentI18n(): I18n {
  return useSelector(current)
}

/**
 * Loads a language's catalogue and switches the interface to it, without a reload.
 *
 * @throws when the catalogue can't be fetched; the interface then stays in the language it has
 */
export async function activateLocale(locale: Locale): Promise<void> {
  asked += 1
  const own = asked
  const { messages } = (await import(`./${locale}/messages.po`)) as Catalogue
  if (own < inForce) return
  inForce = own
  // What is told outside of React, in the console for one, takes its texts from here.
  i18n.loadAndActivate({ locale, messages })
  current.set(setupI18n({ locale, messages: { [locale]: messages } }))
  document.documentElement.lang = HTML_LANG[locale]
}
