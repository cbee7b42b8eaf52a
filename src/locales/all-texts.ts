import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { LOCALES, type Locale } from './i18n'

/**
 * The texts of every language at once, the given one first: for what is read in whichever language it was written.
 *
 * @throws when they can't be fetched
 */
export async function allTexts(own: string): Promise<I18n[]> {
  const locales = LOCALES.toSorted((one, other) => Number(other === own) - Number(one === own))
  return Promise.all(
    locales.map(async (locale) =>
      setupI18n({ locale, messages: { [locale]: await textsOf(locale) } }),
    ),
  )
}

async function textsOf(locale: Locale): Promise<Messages> {
  const [first, rest] = (await Promise.all([
    import(`./${locale}/messages.po?first`),
    import(`./${locale}/messages.po?rest`),
  ])) as { messages: Messages }[]
  return { ...first?.messages, ...rest?.messages }
}
