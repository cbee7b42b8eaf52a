import { i18n, type Messages } from '@lingui/core'

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

/** Also read by the boot script, before anything else of the application is there. */
const STORAGE_KEY = 'shopaccount.locale'

/** The language this browser was last switched to; zh when it never was, or storage is closed. */
export function storedLocale(): Locale {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return LOCALES.find((locale) => locale === stored) ?? 'zh'
  } catch {
    return 'zh'
  }
}

/**
 * Loads a language's catalogue and switches the interface to it, without a reload.
 *
 * @throws when the catalogue can't be fetched; the interface then stays in the language it has
 */
export async function activateLocale(locale: Locale): Promise<void> {
  const { messages } = (await import(`./${locale}/messages.po`)) as Catalogue
  i18n.loadAndActivate({ locale, messages })
  document.documentElement.lang = HTML_LANG[locale]
}

/** Switches the language and remembers it in this browser. Throws like `activateLocale`. */
export async function switchLocale(locale: Locale): Promise<void> {
  await activateLocale(locale)
  try {
    localStorage.setItem(STORAGE_KEY, locale)
  } catch {
    // A closed storage only costs the memory of the choice.
  }
}
