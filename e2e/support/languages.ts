import type { Locator, Page } from '@playwright/test'
import { rowsOf } from './lists'

/** The languages in which the texts of the specification are checked; Spanish is only switched to. */
export const LANGUAGES = ['zh', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** One text in every language. */
export type Texts = Record<Language, string>

export const LANGUAGE_NAMES: Texts = { zh: 'Chinese', en: 'English' }

/** The page comes up in this language from its first visit on. */
export async function setLanguage(page: Page, language: Language): Promise<void> {
  await page.addInitScript((locale) => localStorage.setItem('shopaccount.locale', locale), language)
}

const WARM_TIP: Texts = { zh: '温馨提示', en: 'Warm tip' }
/** The specification's text for a request that did not get through. */
export const NOT_SMOOTH: Texts = {
  zh: '抱歉，与服务器的连接不畅',
  en: 'sorry, connection to the server is not smooth',
}
const OK: Texts = { zh: '确定', en: 'OK' }

/** The one dialog that tells of failures. */
export function warmTip(page: Page, language: Language = 'zh'): Locator {
  return page.getByRole('dialog', { name: WARM_TIP[language], exact: true })
}

/** Closes the dialog as one does who has read it. */
export async function closeWarmTip(page: Page, language: Language = 'zh'): Promise<void> {
  await warmTip(page, language).getByRole('button', { name: OK[language] }).click()
}

/** The rows of a list's page. */
export function listRows(page: Page, language: Language = 'zh'): Locator {
  const name = { zh: '付款单', en: 'Payment orders' }[language]
  return rowsOf(page, name)
}

/** Changes the language, whatever the button is called in the one before. */
export async function switchLanguage(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`: ${from}$`) }).click()
  await page.getByRole('menuitem', { name: to }).click()
}
