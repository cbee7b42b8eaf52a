import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { LIST_CALL } from '../support/calls'
import {
  closeWarmTip,
  type Language,
  LANGUAGE_NAMES,
  LANGUAGES,
  listRows,
  NOT_SMOOTH,
  setLanguage,
  type Texts,
  warmTip,
} from '../support/languages'
import { allAnswered, answeredTimes } from '../support/under-way'
import { expect, test } from '../test'
import type { FaultRequest, World } from '../world'

const LIST = '/payment/order/list'
const TIME_LIMIT_MS = 30_000

const FAILURE: Texts = { zh: '查询付款单失败!', en: 'Failed to query payment orders!' }
const RETRY: Texts = { zh: '重试', en: 'Retry' }
const REQUEST_FAILED: Texts = { zh: '请求失败', en: 'request failed' }
const NOT_LOGGED_IN: Texts = { zh: '未登录，请登录', en: 'not logged in, please log in' }
const SERVER_ERROR: Texts = { zh: '服务器错误', en: 'server error' }
const TIMEOUT: Texts = { zh: '请求超时', en: 'request timeout' }

/** 300 characters, no two of which in a row are the same, some of them outside of the first plane. */
const LONG = Array.from({ length: 60 }, (_, index) => `${index % 10}单𠮷 .`).join('')
const SHOWN = Array.from(LONG).slice(0, 200).join('').trim()

/** What every order's code holds: another search each time, for the same rows. */
const PARTS_OF_CODES = 'F FK FK2 FK20 FK202 K K2 K20 K202 2 20 202 02'.split(' ')

type ListFault = FaultRequest extends infer Fault
  ? Fault extends FaultRequest
    ? Omit<Fault, 'call'>
    : never
  : never

interface Row {
  what: string
  fault: ListFault
  /** lines of the dialog, in order */
  says: (language: Language) => string[]
}

const ROWS: Row[] = [
  {
    what: 'is refused with 403',
    fault: { kind: 'status', status: 403 },
    says: (language) => [{ zh: '没有访问权限', en: 'no access permission' }[language]],
  },
  {
    what: 'is refused with 401',
    fault: { kind: 'status', status: 401 },
    says: (language) => [NOT_LOGGED_IN[language]],
  },
  {
    what: 'is refused for a missing principal',
    fault: { kind: 'refuse', message: 'Authentication failed: principal is null' },
    says: (language) => [NOT_LOGGED_IN[language]],
  },
  {
    what: 'is refused with 400 and 300 characters',
    fault: { kind: 'status', status: 400, body: { status: 400, exception: LONG } },
    says: () => [SHOWN],
  },
  {
    what: 'fails with 500 and 300 characters',
    fault: { kind: 'status', status: 500, body: { status: 500, exception: LONG } },
    says: (language) => [SERVER_ERROR[language], SHOWN],
  },
  {
    what: 'fails with 500 and a text that is no JSON',
    fault: { kind: 'status', status: 500, body: 'java.lang.NullPointerException' },
    says: (language) => [SERVER_ERROR[language], 'java.lang.NullPointerException'],
  },
  {
    what: 'is answered with 418',
    fault: { kind: 'status', status: 418 },
    says: (language) => [REQUEST_FAILED[language]],
  },
  {
    what: 'is not successful, with 300 characters',
    fault: { kind: 'refuse', message: LONG },
    says: (language) => [FAILURE[language], SHOWN],
  },
  {
    what: 'gets an empty answer',
    fault: { kind: 'empty' },
    says: (language) => [NOT_SMOOTH[language]],
  },
  {
    what: 'loses its connection',
    // A read is sent once more by the application itself.
    fault: { kind: 'drop', when: 'before', times: 2 },
    says: (language) => [NOT_SMOOTH[language]],
  },
  {
    what: 'gets an answer of the wrong shape',
    fault: { kind: 'shape' },
    says: (language) => [REQUEST_FAILED[language]],
  },
  {
    what: 'gets a page instead of JSON',
    fault: { kind: 'html' },
    says: (language) => [REQUEST_FAILED[language]],
  },
  {
    what: "gets a proxy's page with 502",
    fault: { kind: 'html', status: 502 },
    says: (language) => [REQUEST_FAILED[language]],
  },
]

async function failList(world: World, fault: ListFault): Promise<void> {
  await world.fault({ ...fault, call: LIST_CALL })
}

/** What the dialog says, line by line, without its title and its buttons. */
async function expectLines(dialog: Locator, lines: string[]): Promise<void> {
  for (const line of lines) await expect(dialog.getByText(line, { exact: true })).toBeVisible()
}

/** The call's own message stands where the rows would be. */
function failureInPlace(page: Page, language: Language = 'zh'): Locator {
  return page.getByRole('main').getByRole('alert').filter({ hasText: FAILURE[language] })
}

/** Opens the list on one page of rows, so that nothing is prefetched behind it. */
async function openShortList(page: Page): Promise<void> {
  await page.goto(`${LIST}?state=10&pageSize=100`)
  await expect(listRows(page).first()).toBeVisible()
}

/** Searches for something that was not asked for yet, and fails in the way that was set. */
async function searchFor(page: Page, code: string, language: Language = 'zh'): Promise<void> {
  const field = { zh: '单号', en: 'Code' }[language]
  const button = { zh: '查询', en: 'Search' }[language]
  await page.getByRole('textbox', { name: field, exact: true }).fill(code)
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** The application leaves one line per failure on the console: by then it has dealt with it. */
async function failureSeen(page: Page, call: string, kind: string): Promise<void> {
  await page.waitForEvent('console', (message) => message.text().includes(`(${call}, ${kind}`))
}

test.beforeEach(async ({ world }) => {
  await world.signIn('zhao.min')
})

for (const language of LANGUAGES) {
  test.describe(`In ${LANGUAGE_NAMES[language]}, when the list`, () => {
    test.beforeEach(async ({ page }) => {
      await setLanguage(page, language)
    })

    test('fails, in whatever way, the dialog says so and Retry brings the rows', async ({
      page,
      world,
    }) => {
      // One page of rows: nothing is prefetched that could meet the fault.
      await page.goto(`${LIST}?state=10&pageSize=100`)
      await expect(listRows(page, language).first()).toBeVisible()
      for (const [index, { what, fault, says }] of ROWS.entries()) {
        await test.step(what, async () => {
          await failList(world, fault)
          await searchFor(page, PARTS_OF_CODES[index] ?? '', language)
          const dialog = warmTip(page, language)
          await expectLines(dialog, says(language))
          await expect(page.getByRole('dialog')).toHaveCount(1)
          await expect(failureInPlace(page, language)).toBeVisible()

          await world.clearFaults()
          await world.clearJournal()
          await closeWarmTip(page, language)
          await expect(page.getByRole('dialog')).toHaveCount(0)
          const failure = failureInPlace(page, language)
          await failure.getByRole('button', { name: RETRY[language] }).click()
          // The failure leaves when Retry is pressed: the next fault must not meet this answer.
          await answeredTimes(world, LIST_CALL, 1)
          await expect(listRows(page, language).first()).toBeVisible()
          await expect(failure).toHaveCount(0)
          await expect(page.getByRole('dialog')).toHaveCount(0)
        })
      }
    })

    test('takes longer than 30 s, the dialog says so and Retry brings the rows', async ({
      page,
      world,
    }) => {
      await page.clock.install()
      await failList(world, { kind: 'timeout' })
      await page.goto(LIST)
      await expect.poll(() => world.journal(LIST_CALL)).toHaveLength(1)
      await expect(page.getByRole('status', { name: { zh: '加载中', en: 'Loading' }[language] }))
        .toBeVisible() // prettier-ignore
      await allAnswered(world, LIST_CALL)
      await page.clock.fastForward(TIME_LIMIT_MS)

      await expectLines(warmTip(page, language), [TIMEOUT[language]])
      await closeWarmTip(page, language)
      await failureInPlace(page, language).getByRole('button', { name: RETRY[language] }).click()
      await expect(listRows(page, language)).toHaveCount(10)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })
}

test.describe('The dialog', () => {
  test('shows 200 characters of a longer message and no more', async ({ page, world }) => {
    await failList(world, { kind: 'refuse', message: '满'.repeat(201) })
    await page.goto(LIST)
    await expect(warmTip(page).getByText('满'.repeat(200), { exact: true })).toBeVisible()
    await expect(failureInPlace(page)).toBeVisible()
  })

  test('offers to log in again where nobody is logged in, and nowhere else', async ({
    page,
    world,
  }) => {
    await openShortList(page)
    for (const [code, status, buttons] of [
      ['FK1', 403, ['确定']],
      ['FK2', 401, ['确定', '重新登录']],
    ] as const) {
      await failList(world, { kind: 'status', status })
      await searchFor(page, code)
      await expect(warmTip(page).getByRole('button')).toHaveText([...buttons])
      await closeWarmTip(page)
    }
  })

  test('is shown once when two calls fail in the same way', async ({ page, world }) => {
    await world.fault({ call: 'payment_order/detail.json', kind: 'empty' })
    await world.fault({ call: 'payment_order/logs.json', kind: 'empty' })
    const failures = Promise.all([
      failureSeen(page, 'payment_order/detail.json', 'empty'),
      failureSeen(page, 'payment_order/logs.json', 'empty'),
    ])
    await page.goto('/payment/order/detail?code=FK1')
    await failures
    await expectLines(warmTip(page), [NOT_SMOOTH.zh])
    await closeWarmTip(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('comes one at a time when two calls fail in different ways', async ({ page, world }) => {
    await world.fault({ call: 'payment_order/detail.json', kind: 'status', status: 403 })
    await world.fault({ call: 'payment_order/logs.json', kind: 'empty' })
    const failures = Promise.all([
      failureSeen(page, 'payment_order/detail.json', 'forbidden'),
      failureSeen(page, 'payment_order/logs.json', 'empty'),
    ])
    await page.goto('/payment/order/detail?code=FK1')
    await failures
    const forbidden = warmTip(page).getByText('没有访问权限', { exact: true })
    const notSmooth = warmTip(page).getByText(NOT_SMOOTH.zh, { exact: true })
    await expect(forbidden.or(notSmooth)).toHaveCount(1)
    const [first, second] = (await forbidden.isVisible())
      ? [forbidden, notSmooth]
      : [notSmooth, forbidden]
    await closeWarmTip(page)
    await expect(second).toBeVisible()
    await expect(first).toHaveCount(0)
    await closeWarmTip(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test.describe(() => {
    // Chromium itself speaks up when HTML with a handler is only read, whatever is made of it then.
    test.use({ expectedConsole: [/^Executing inline event handler violates .*sanitise-html/] })

    test('shows the HTML of a message, but nothing of it that could do harm', async ({
      page,
      world,
    }) => {
      const message = [
        '<b>余额不足</b>',
        '<script>document.title="x"</script>',
        '<img src=x onerror="document.title=1">',
        '<p style="color:red">请联系财务</p>',
        '<form action="/x"><input></form>',
        '<a href="javascript:alert(1)">帮助</a>',
      ].join('')
      expect(message.length).toBeLessThanOrEqual(200)
      await failList(world, { kind: 'refuse', message })
      await page.goto(LIST)
      const dialog = warmTip(page)
      await expect(dialog.locator('b')).toHaveText('余额不足')
      const advice = dialog.getByText('请联系财务', { exact: true })
      await expect(advice).toBeVisible()
      await expect(advice).not.toHaveAttribute('style')
      const help = dialog.getByText('帮助', { exact: true })
      await expect(help).toBeVisible()
      await expect(help).not.toHaveAttribute('href')
      await expect(dialog.locator('script, img, form, input, iframe')).toHaveCount(0)
      await expect(page).toHaveTitle(/^付款单/)
    })

    test('opens a link of a message beside the application', async ({ page, world }) => {
      const message = '请<a href="https://help.example/budget" onclick="alert(1)">查看说明</a>'
      await failList(world, { kind: 'status', status: 400, body: { exception: message } })
      await page.goto(LIST)
      const link = warmTip(page).getByRole('link', { name: '查看说明' })
      await expect(link).toHaveAttribute('href', 'https://help.example/budget')
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(link).not.toHaveAttribute('onclick')
    })
  })

  test('shows angle brackets that are no HTML as they are', async ({ page, world }) => {
    const message = 'Cannot cast List<String> to Map<Long, Order> where a < b'
    await failList(world, { kind: 'refuse', message })
    await page.goto(LIST)
    await expectLines(warmTip(page), [FAILURE.zh, message])
  })

  test('holds the focus while it is open, and gives it back', async ({ page, world }) => {
    await openShortList(page)
    await failList(world, { kind: 'status', status: 401 })
    const search = page.getByRole('button', { name: '查询', exact: true })
    await page.getByRole('textbox', { name: '单号' }).fill('FK')
    await search.focus()
    await page.keyboard.press('Enter')

    const dialog = warmTip(page)
    const ok = dialog.getByRole('button', { name: '确定' })
    const again = dialog.getByRole('button', { name: '重新登录' })
    await expect(again).toBeFocused()
    for (const expected of [ok, again, ok]) {
      await page.keyboard.press('Tab')
      await expect(expected).toBeFocused()
    }
    for (const expected of [again, ok]) {
      await page.keyboard.press('Shift+Tab')
      await expect(expected).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(search).toBeFocused()
  })

  test('closes with Escape, and the keyboard goes on from where it was', async ({
    page,
    world,
  }) => {
    await openShortList(page)
    await failList(world, { kind: 'status', status: 403 })
    const code = page.getByRole('textbox', { name: '单号' })
    await code.fill('FK')
    await code.press('Enter')
    await expect(warmTip(page).getByRole('button', { name: '确定' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(code).toBeFocused()
  })

  test('can be read by everybody', async ({ page, world }) => {
    await failList(world, { kind: 'refuse', message: '<b>余额不足</b>，<a href="/x">说明</a>' })
    await page.goto(LIST)
    await expect(warmTip(page).getByRole('link', { name: '说明' })).toBeVisible()
    await expectAccessible(page)
    await closeWarmTip(page)
    await expect(failureInPlace(page)).toBeVisible()
    await expectAccessible(page)
  })

  test('speaks the language that is switched to behind it', async ({ page, world }) => {
    await failList(world, { kind: 'status', status: 403 })
    await page.goto(LIST)
    await closeWarmTip(page)
    await page.getByRole('button', { name: /^语言/ }).click()
    await page.getByRole('menuitem', { name: 'Español' }).click()
    await expect(page.getByRole('alert').getByRole('button', { name: 'Reintentar' })).toBeVisible()
  })
})

test.describe('What nobody asked for', () => {
  test('fails without a dialog when the next page is prefetched, and works when asked for', async ({
    page,
    world,
  }) => {
    await failList(world, { kind: 'status', status: 500, nth: 2 })
    const failure = failureSeen(page, LIST_CALL, 'server')
    await page.goto(LIST)
    await failure
    await expect(listRows(page)).toHaveCount(10)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)

    await page.getByRole('button', { name: '下一页' }).click()
    await expect(page).toHaveURL(`${LIST}?pageNum=2`)
    await expect(listRows(page)).toHaveCount(10)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('fails without a dialog when a list is read again on coming back, and the rows stay', async ({
    page,
    world,
  }) => {
    await page.clock.install()
    await openShortList(page)
    const count = await listRows(page).count()
    await listRows(page).first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible()
    await expect(page).toHaveURL(/\/payment\/order\/detail\?code=/)
    // All of the order has to be there: a minute is longer than any answer is waited for.
    await expect(page.getByRole('list', { name: '操作日志' })).toBeVisible()
    await allAnswered(world)
    await page.clock.fastForward(60_000)

    await failList(world, { kind: 'status', status: 500, times: 'always' })
    const failure = failureSeen(page, LIST_CALL, 'server')
    await page.goBack()
    await expect(listRows(page)).toHaveCount(count)
    await failure
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(listRows(page)).toHaveCount(count)
  })

  test('still tells of a session that is over', async ({ page, world }) => {
    await failList(world, { kind: 'status', status: 401, nth: 2 })
    await page.goto(LIST)
    await expectLines(warmTip(page), [NOT_LOGGED_IN.zh])
    await expect(listRows(page)).toHaveCount(10)
  })
})
