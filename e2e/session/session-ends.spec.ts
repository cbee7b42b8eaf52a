import type { Page } from '@playwright/test'
import { choose, expectAttached, fileOf, textFile } from '../support/attachments'
import {
  closeWarmTip,
  type Language,
  listRows,
  setLanguage,
  type Texts,
  warmTip,
} from '../support/languages'
import { fillForm, openForm, saveOf } from '../support/payment-form'
import { chooseUser, loseSession, SIGN_IN_PAGE } from '../support/shell'
import { expect, test } from '../test'

const LIST = '/payment/order/list'
/** All on one page: there is no next page to prefetch, which would meet the end of the session first. */
const SHORT_LIST = `${LIST}?state=10&pageSize=100`

const MODULES: Texts = { zh: '模块', en: 'Modules' }
const MENU: Texts = { zh: '菜单', en: 'Menu' }

/** The list with all that is read beside it, which would meet the end of the session before the search does. */
async function openShortList(page: Page, language: Language): Promise<void> {
  await page.goto(SHORT_LIST)
  await expect(listRows(page, language).first()).toBeVisible()
  for (const name of [MODULES[language], MENU[language]]) {
    const entries = page.getByRole('navigation', { name, exact: true }).getByRole('link')
    await expect(entries.first()).toBeVisible()
  }
}

test.describe('Without a session', () => {
  test('the pages for strangers and for wrong addresses are there; one leads to the sign-in', async ({
    page,
    world,
  }) => {
    await test.step('a wrong address', async () => {
      // An address of elsewhere is no place that one could have come from.
      await page.goto('/404?from=%2F%2Felsewhere.example%2Fpage')
      await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
      await expect(page.getByText('elsewhere.example')).toHaveCount(0)
      await expect(page.getByRole('button', { name: /^用户菜单/ })).toHaveCount(0)
    })
    await page.goto('about:blank')
    await world.clearJournal()
    await page.goto('/401')
    await expect(page).toHaveURL('/401')
    await expect(page.getByRole('heading', { name: '您尚未登录' })).toBeVisible()
    await expect(page).toHaveTitle(/^未登录或无权限/)
    const asked = (await world.journal()).map(({ path }) => path)
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
    await page.getByRole('main').getByRole('link', { name: '登录' }).click()
    await expect(page).toHaveURL(SIGN_IN_PAGE)
  })
})

test.describe('The module bar', () => {
  const MORE: Texts = { zh: '更多模块', en: 'More modules' }
  const NAMES: Record<Language, string[]> = {
    zh: ['结算', '机票', '酒店', '火车', '商城', '用车', '用餐', '福利', '报销', '报表'],
    en: [
      'Settlement',
      'Flights',
      'Hotels',
      'Trains',
      'Mall',
      'Cars',
      'Dining',
      'Welfare',
      'Expenses',
      'Reports',
    ],
  }

  /** By its address, and by its name of one that has none. */
  const LINKS: Record<Language, { name: string; module: string }> = {
    zh: { name: '酒店', module: 'hotel' },
    en: { name: 'Trains', module: 'train' },
  }

  for (const language of ['zh', 'en'] satisfies Language[]) {
    test(`shows eight modules, marks this one and keeps the rest under "${MORE[language]}"`, async ({
      page,
      world,
    }) => {
      await setLanguage(page, language)
      await world.signIn('zhang.wei')
      await page.goto('/')
      const bar = page.getByRole('navigation', { name: MODULES[language], exact: true })
      const [own = '', ...others] = NAMES[language]
      await expect(bar.getByRole('link')).toHaveText([own, ...others.slice(0, 7)])
      await expect(bar.locator('[aria-current]')).toHaveText(own)

      await bar.getByRole('button', { name: MORE[language] }).click()
      await expect(page.getByRole('menuitem')).toHaveText(others.slice(7))

      await test.step('they lead to their own pages', async () => {
        const { name, module } = LINKS[language]
        await page.getByRole('menuitem', { name: others.at(-1) ?? '' }).click()
        await expect(page).toHaveURL('/report')
        await page.goto('/')
        await bar.getByRole('link', { name }).click()
        await expect(page).toHaveURL(`/${module}`)
        await expect(page.getByRole('heading', { name: module })).toBeVisible()
      })
    })
  }
})

test.describe('A session that ends while a list is open', () => {
  // The browser's own line about the refused call; the dialog is what the person sees.
  test.use({ expectedConsole: [/status of 401 .*\/balance\//] })

  const TEXTS: Record<
    Language,
    Record<'code' | 'search' | 'text' | 'again' | 'failure', string>
  > = {
    zh: {
      code: '单号',
      search: '查询',
      text: '未登录，请登录',
      again: '重新登录',
      failure: '查询付款单失败!',
    },
    en: {
      code: 'Code',
      search: 'Search',
      text: 'not logged in, please log in',
      again: 'Log in again',
      failure: 'Failed to query payment orders!',
    },
  }

  for (const language of ['zh', 'en'] satisfies Language[]) {
    const texts = TEXTS[language]

    test(`is told at the next search, "${texts.text}", and signing in leads back to it`, async ({
      page,
      world,
    }) => {
      await setLanguage(page, language)
      await world.signIn('zhang.wei')
      await openShortList(page, language)
      await world.reset()

      const dialog = warmTip(page, language)
      const search = async (code: string) => {
        await page.getByRole('textbox', { name: texts.code }).fill(code)
        await page.getByRole('button', { name: texts.search, exact: true }).click()
        await expect(dialog.getByText(texts.text, { exact: true })).toBeVisible()
        await expect(page.getByRole('dialog')).toHaveCount(1)
      }
      await test.step('who only reads it stays where the list is', async () => {
        await search('F')
        await closeWarmTip(page, language)
        await expect(dialog).toBeHidden()
        await expect(page).toHaveURL(/\/payment\/order\/list\?.*\bcode=F\b/)
        await expect(page.getByRole('alert').getByText(texts.failure)).toBeVisible()
      })
      await search('FK')
      const searched = page.url()
      expect(new URL(searched).searchParams.get('code')).toBe('FK')

      await dialog.getByRole('button', { name: texts.again }).click()
      await expect(page).toHaveURL(SIGN_IN_PAGE)
      await page.getByRole('button', { name: '张伟' }).click()
      // The same filters; which one stands first in the address means nothing.
      await expect(page).toHaveURL((url) => sortedQuery(url) === sortedQuery(new URL(searched)))
      await expect(listRows(page, language).first()).toBeVisible()
    })
  }
})

test.describe('A session that ends while a form is open', () => {
  test.use({ expectedConsole: [/status of 401 /] })

  test('Logging in again asks about files that are not attached', async ({ page, world }) => {
    await openForm(page, world)
    await fillForm(page, { remark: '带附件' })
    await loseSession(page)
    await choose(page, [textFile('a.txt')])
    await warmTip(page).getByRole('button', { name: '重新登录' }).click()
    const question = page.getByRole('dialog', { name: '不保存就重新登录？' })
    await expect(question).toContainText('新建付款单')
    await expect(question).toContainText('尚未附上的文件不会保留。')
    // Escape answers the question that stands above, and leaves the notice.
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await warmTip(page).getByRole('button', { name: '重新登录' }).click()
    await question.getByRole('button', { name: '返回' }).click()
    await expect(question).toHaveCount(0)
    await closeWarmTip(page)
    await expect(fileOf(page, 'a.txt')).toBeVisible()

    // Signed in elsewhere, the person can add it after all.
    await world.signIn('zhang.wei')
    await page.getByRole('button', { name: '重新上传 a.txt' }).click()
    await expectAttached(page, 'a.txt')
    await loseSession(page)
    await saveOf(page).click()
    await warmTip(page).getByRole('button', { name: '重新登录' }).click()
    await chooseUser(page, '张伟')
    await page.getByRole('button', { name: '恢复草稿' }).click()
    await expectAttached(page, 'a.txt')
  })
})

function sortedQuery({ pathname, searchParams }: URL): string {
  const params = new URLSearchParams(searchParams)
  params.sort()
  return `${pathname}?${params}`
}
