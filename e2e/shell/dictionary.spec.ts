import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { userMenuOf } from '../support/shell'
import { expect, test } from '../test'
import type { World } from '../world'

const dictionaryOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: '数据字典', exact: true })

/** The rows of codes of a table, without that of its head. */
const codesOf = (dictionary: Locator, name: string): Locator =>
  dictionary.getByRole('table', { name, exact: true }).locator('tbody').getByRole('row')

async function openDictionary(page: Page, world: World): Promise<Locator> {
  await world.signIn('zhao.min')
  await page.goto('.')
  await userMenuOf(page).click()
  await page.getByRole('menuitem', { name: '数据字典' }).click()
  const dictionary = dictionaryOf(page)
  await expect(dictionary.getByLabel('搜索')).toBeFocused()
  return dictionary
}

test('A code is looked up by number, by name and in another language, and copied', async ({
  page,
  world,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const dictionary = await openDictionary(page, world)
  await expect(codesOf(dictionary, '业务类型')).toHaveCount(18)

  const search = dictionary.getByLabel('搜索')
  await search.fill('6666010305')
  await expect(dictionary.getByRole('table')).toHaveCount(1)
  await expect(codesOf(dictionary, '费用项')).toHaveText([
    '6666010305员工活动Staff activitiesActividades del personal',
  ])

  await search.fill('待核销')
  await expect(dictionary.getByRole('table')).toHaveCount(1)
  await expect(codesOf(dictionary, '付款单状态')).toContainText('内部：待核销；外部：待确认')

  await search.fill('hotel 已入住')
  await expect(codesOf(dictionary, '酒店订单状态')).toHaveCount(1)
  await dictionary.getByRole('button', { name: '复制 40：已入住' }).click()
  await expect(dictionary.getByText('已复制：40')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('40')
  await dictionary.getByRole('button', { name: '复制表格 酒店订单状态' }).click()
  await expect(dictionary.getByText('已复制：酒店订单状态')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '代码\t中文\tEnglish\tEspañol\n40\t已入住\tChecked in\tEntrada realizada',
  )

  await search.fill('没有这样的代码')
  await expect(dictionary.getByRole('table')).toHaveCount(0)
  await dictionary.getByRole('button', { name: '重置' }).click()
  await expect(search).toBeFocused()
  await expect(codesOf(dictionary, '业务类型')).toHaveCount(18)

  await page.keyboard.press('Escape')
  await expect(dictionary).toBeHidden()
  await expect(userMenuOf(page)).toBeFocused()
  // Once more, without the mouse, and with everything there already.
  await page.keyboard.press('Enter')
  // The menu takes the focus when it opens, and may do so twice; an entry that has it before that loses it again.
  await expect(userMenuOf(page)).not.toBeFocused()
  const entry = page.getByRole('menuitem', { name: '数据字典' })
  await expect(async () => {
    await entry.focus()
    await expect(entry).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expect(search).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(userMenuOf(page)).toBeFocused()
})

test('A sum of business types is taken apart and put together from the keyboard', async ({
  page,
  world,
}) => {
  const dictionary = await openDictionary(page, world)
  const parts = dictionary.getByRole('status', { name: '总和包含的业务类型' }).getByRole('listitem')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const sum = dictionary.getByLabel('业务类型之和')
  await expect(sum).toBeFocused()
  await page.keyboard.type('65541')
  await expect(parts).toHaveText(['1 国内机票', '4 直签酒店', '65536 未知位（2^16）'])

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const tick = dictionary.getByRole('checkbox', { name: '直签酒店' })
  await tick.focus()
  await page.keyboard.press('Space')
  await expect(sum).toHaveValue('65537')
  await expect(tick).not.toBeChecked()
  await expect(dictionary.getByRole('checkbox', { name: '国内机票', exact: true })).toBeChecked()

  await sum.fill('9007199254740992')
  await expect(sum).toHaveAccessibleDescription('数字过大，无法准确读取。')
  await expect(parts).toHaveCount(0)
})

test('The dictionary can be used by everybody, also in a narrow window', async ({
  page,
  world,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1024, height: 700 })
  const dictionary = await openDictionary(page, world)
  // Some tables of each kind: all of them are the same to look at, and take long.
  await dictionary.getByLabel('搜索').fill('类型')
  await expect(codesOf(dictionary, '付款单状态')).toHaveCount(0)
  await dictionary.getByLabel('业务类型之和').fill('65541')
  await dictionary.getByText('选择业务类型', { exact: true }).click()
  await expectAccessible(page)
  const overflow = await dictionary.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(overflow).toBe(0)
  await dictionary.getByLabel('搜索').fill('没有这样的代码')
  await expect(dictionary.getByRole('button', { name: '重置' })).toBeVisible()
  await expectAccessible(page)
})

test('A sum of business types is looked up like a code, and taken apart', async ({
  page,
  world,
}) => {
  const dictionary = await openDictionary(page, world)
  await dictionary.getByLabel('搜索').fill('262657')
  await expect(codesOf(dictionary, '业务类型')).toHaveText([/^1\s*国内机票/, /^512\s*订餐/])
  await expect(dictionary.getByRole('status', { name: '总和包含的业务类型' })).toContainText('2^18')
  await expect(dictionary.getByText('没有匹配的代码或表')).toHaveCount(0)
})

/** The words in these parts that go on in a second line. */
const brokenWordsOf = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (walker.nextNode()) {
        const text = walker.currentNode
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(
          /[\p{Script=Latin}\d]+/gu,
        )) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (range.getClientRects().length > 1) found.push(word)
        }
      }
      return found
    }),
  )

test('On a phone no word of a code table is broken, and on the narrowest no code', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 740 })
  const dictionary = await openDictionary(page, world)
  // Names as long as they get.
  await expect(codesOf(dictionary, '业务类型')).toHaveCount(18)
  expect(await brokenWordsOf(dictionary.getByRole('table'))).toEqual([])
  const overflow = () => dictionary.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(await overflow()).toBe(0)

  await page.setViewportSize({ width: 320, height: 740 })
  expect(await brokenWordsOf(dictionary.getByRole('rowheader'))).toEqual([])
  expect(await overflow()).toBe(0)
})

test('A code stands in one line', async ({ page, world }) => {
  const dictionary = await openDictionary(page, world)
  await dictionary.getByLabel('搜索').fill('66660')
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 768 })
    expect(await brokenWordsOf(dictionary.getByRole('rowheader'))).toEqual([])
  }
})
