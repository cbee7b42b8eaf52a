import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Locator, Page, Request } from '@playwright/test'
import { DECISION_CALL, DETAIL_CALL, STAGE_CALL } from '../support/calls'
import {
  approveOf,
  batchBarOf,
  batchDialogOf,
  batchResultOf,
  confirmTable,
  decisionsOf,
  expectReviewRead,
  openConfirmList,
  review,
  waitingOrders,
} from '../support/confirming'
import { checkboxOf, filterDrawerOf, rowsOf } from '../support/lists'
import {
  expectForm,
  fieldOf,
  fillForm,
  formHeadingOf,
  INTERNAL,
  openForm,
  saveOf,
  unsavedNote,
} from '../support/payment-form'
import { formOf, openList } from '../support/payment-orders'
import { allAnswered, answeredTimes, passUntilShown, stopClock } from '../support/under-way'
import {
  BASE_PORT_VARIABLE,
  BELOW_BASE,
  NEXT_VERSION,
  SITE_COOKIES,
} from '../../tools/e2e-settings'
import { expect, test } from '../test'

const port = process.env[BASE_PORT_VARIABLE] ?? 4175
const origin = `http://127.0.0.1:${port}`
const TYPED = { ...INTERNAL, amount: '321.00', owner: '韩梅梅', remark: '春节慰问' }
const NEW_VERSION = '发现新版本，页面即将重新加载。'
const MISSING = '程序的一部分加载失败。'
const NOT_STARTED = '页面启动失败，请检查网络后重试。'

test.use({
  baseURL: `${origin}${BELOW_BASE.basePath}`,
  // What a test takes away on purpose, the browser reports.
  expectedConsole: [/^Failed to load resource: .*\/assets\/|dynamically imported module/],
})

const versionOf = ({ outDir }: { outDir: string }) =>
  (JSON.parse(readFileSync(join(outDir, 'version.json'), 'utf8')) as { version: string }).version
const shownVersion = (page: Page) => page.locator('meta[name=app-version]').getAttribute('content')

/** Another version is served from now on; no file of the one before is there any more. */
const deploy = (context: BrowserContext) =>
  context.addCookies([{ name: SITE_COOKIES.next, value: '1', url: origin }])

async function lose(
  context: BrowserContext,
  how: 'missing' | 'stuck',
  part: string | undefined,
): Promise<void> {
  const name = SITE_COOKIES[how]
  if (part === undefined) await context.clearCookies({ name })
  else await context.addCookies([{ name, value: part, url: origin }])
}

/**
 * Lets the stopped time of the page pass, half a second at a time, until it asks for the version: what follows the answer has
 * not gone by then, as it would have after a leap. Gives the ms that passed.
 */
async function untilVersionAsked(page: Page): Promise<number> {
  const asked: string[] = []
  const note = (request: Request) => {
    if (request.url().includes('/version.json')) asked.push(request.url())
  }
  page.on('request', note)
  let passed = 0
  for (; asked.length === 0 && passed < 20_000; passed += 500) await page.clock.runFor(500)
  page.off('request', note)
  return passed
}

/** Notes every question of the browser whether the page may be left. */
function questionsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  return asked
}

async function expectNewVersionWithDraft(page: Page): Promise<void> {
  await expect.poll(() => shownVersion(page)).toBe(versionOf(NEXT_VERSION))
  const restore = page.getByRole('button', { name: '恢复草稿' })
  await expect(restore).toBeVisible()
  await restore.click()
  await expectForm(page, TYPED)
}

test('A new version is noticed within ten seconds, and the page comes back with the draft', async ({
  context,
  page,
  world,
}) => {
  const asked = questionsOf(page)
  await page.clock.install()
  await openForm(page, world)
  expect(await shownVersion(page)).toBe(versionOf(BELOW_BASE))
  await fillForm(page, TYPED)
  await expect(unsavedNote(page)).toBeVisible()
  await stopClock(page)
  await untilVersionAsked(page)
  await allAnswered(world)

  await deploy(context)
  expect(await untilVersionAsked(page)).toBeLessThanOrEqual(10_500)
  await expect(page.getByText(NEW_VERSION)).toBeVisible()
  await page.clock.runFor(400)
  expect(await shownVersion(page), 'it can be read for a second').toBe(versionOf(BELOW_BASE))
  await page.clock.resume()
  await page.clock.runFor(2000)
  await expectNewVersionWithDraft(page)
  expect(asked, 'nobody is asked: nothing is lost').toEqual([])
  await expect(page).toHaveURL(/\/payment\/order\/submit$/)
  await expect(page.getByRole('tab', { name: '新建付款单' })).toBeVisible()

  // Once it is there, it does not reload again.
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await allAnswered(world)
  await page.clock.runFor(30_000)
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
})

test('A page whose program is gone with the old version comes up in the new one', async ({
  context,
  page,
  world,
}) => {
  const asked = questionsOf(page)
  await openForm(page, world)
  await fillForm(page, TYPED)
  await expect(unsavedNote(page)).toBeVisible()

  await deploy(context)
  await page.getByRole('navigation', { name: '菜单' }).getByRole('link', { name: '扣款单' }).click()
  await expect.poll(() => shownVersion(page)).toBe(versionOf(NEXT_VERSION))
  await expect(page.getByRole('table', { name: '扣款单' })).toBeVisible()
  await expect(page).toHaveURL(/\/debit\/order\/list$/)
  expect(asked).toEqual([])

  await page.getByRole('tab', { name: '新建付款单' }).click()
  await expect(formHeadingOf(page)).toBeVisible()
  await expectNewVersionWithDraft(page)
})

test('What is being saved is saved before the page reloads', async ({ context, page, world }) => {
  await page.clock.install()
  await openForm(page, world)
  await fillForm(page, TYPED)
  const hold = await world.fault({ call: STAGE_CALL, kind: 'hold' })
  await saveOf(page).click()
  await allAnswered(world, STAGE_CALL)
  await stopClock(page)
  await deploy(context)
  await untilVersionAsked(page)
  // It is told after a pause in typing.
  await page.clock.runFor(2500)
  await passUntilShown(page, page.getByText(NEW_VERSION))
  await page.clock.runFor(5000)
  expect(await shownVersion(page)).toBe(versionOf(BELOW_BASE))
  await page.clock.resume()

  // What was saved is read before it is shown: the form is not reloaded in between.
  const reading = await world.fault({ call: 'payment_order/detail.json', kind: 'hold' })
  await world.release(hold)
  await expect.poll(async () => (await world.journal('payment_order/detail.json')).length).toBe(1)
  await page.clock.runFor(5000)
  expect(await shownVersion(page)).toBe(versionOf(BELOW_BASE))
  await world.release(reading)
  await expect(page).toHaveURL(/\/payment\/order\/submit\?code=FK\d+$/)
  await page.clock.runFor(5000)
  await expect.poll(() => shownVersion(page)).toBe(versionOf(NEXT_VERSION))
  await expect(fieldOf(page, 'amount')).toHaveValue('321.00')
  await expect(page.getByRole('button', { name: '恢复草稿' })).toBeHidden()
  expect(await world.journal(STAGE_CALL)).toHaveLength(1)
})

test('A decision that was pressed is sent before the page reloads', async ({
  context,
  page,
  world,
}) => {
  await page.clock.install()
  await openConfirmList(page, world, { query: '?pageSize=20' })
  const orders = await waitingOrders(page)
  const order = orders.find((each) => each.createBy === 'zhang.wei' && !each.verifyCode)
  const code = order?.code ?? ''
  await review(page, code)
  await expectReviewRead(page, world, code)
  // The order is read again before it is decided on.
  const reading = await world.fault({ call: DETAIL_CALL, kind: 'hold' })
  await approveOf(page).click()
  await allAnswered(world, DETAIL_CALL)
  await stopClock(page)
  await deploy(context)
  await untilVersionAsked(page)
  await expect(page.getByText(NEW_VERSION)).toBeVisible()
  await page.clock.runFor(5000)
  expect(await shownVersion(page)).toBe(versionOf(BELOW_BASE))
  expect(await decisionsOf(world)).toEqual([])
  await page.clock.resume()
  await world.release(reading)
  await expect.poll(() => decisionsOf(world)).toMatchObject([{ code, approved: 1 }])
  await page.clock.runFor(5000)
  await expect.poll(() => shownVersion(page)).toBe(versionOf(NEXT_VERSION))
})

test('What became of a batch is read before the page reloads by itself', async ({
  context,
  page,
  world,
}) => {
  await page.clock.install()
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=100' })
  const batch = (await waitingOrders(page)).filter(({ verifyCode }) => !verifyCode).slice(0, 2)
  const refused = batch[1]?.code ?? ''
  for (const { code } of batch) await checkboxOf(page, code).check()
  await batchBarOf(page).getByRole('button', { name: '通过', exact: true }).click()
  const dialog = batchDialogOf(page, 2)
  await world.fault({ call: DECISION_CALL, kind: 'refuse', message: '预算已关账', nth: 2 })
  const hold = await world.fault({ call: DECISION_CALL, kind: 'hold', nth: 1 })
  await dialog.getByRole('button', { name: '通过', exact: true }).click()
  await allAnswered(world, DECISION_CALL)
  await stopClock(page)
  await deploy(context)
  await untilVersionAsked(page)
  await page.clock.resume()
  await world.release(hold)
  await expect(batchResultOf(dialog, refused)).toHaveText('预算已关账')
  await allAnswered(world)
  await page.clock.runFor(10_000)
  await expect(batchResultOf(dialog, refused)).toHaveText('预算已关账')
  expect(await shownVersion(page)).toBe(versionOf(BELOW_BASE))

  // The reason stands beside the list for as long as the order is selected.
  await dialog.getByRole('button', { name: '关闭' }).click()
  await page.clock.runFor(10_000)
  await expect(batchBarOf(page)).toContainText('预算已关账')
  await expect(page.getByRole('button', { name: '新版本' })).toBeVisible()
  await batchBarOf(page).getByRole('button', { name: '清除选择' }).click()
  await page.clock.runFor(5000)
  await expect.poll(() => shownVersion(page)).toBe(versionOf(NEXT_VERSION))
})

test('Selected rows are not taken away by a new version: it waits until nothing is selected, also while somebody looks at something else', async ({
  context,
  page,
  world,
}) => {
  await page.clock.install()
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=10' })
  const home = page.getByRole('heading', { name: /^欢迎/ })
  const toHome = page.getByRole('tab', { name: '首页' })
  const toList = page.getByRole('tab', { name: '付款审核' })
  // Once its files are gone, only a page that was seen before can be looked at.
  await toHome.click()
  await expect(home).toBeVisible()
  await toList.click()
  const boxes = confirmTable(page).locator('tbody').getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  const paging = page.getByRole('navigation', { name: '分页' })
  await paging.getByRole('button', { name: '下一页' }).click()
  await expect(page).toHaveURL(/pageNum=2/)
  await expect(boxes.nth(0)).not.toBeChecked()
  await boxes.nth(0).check()
  await expect(batchBarOf(page)).toContainText('已选 3 条')
  await allAnswered(world)
  await stopClock(page)
  await deploy(context)
  await untilVersionAsked(page)
  const button = page.getByRole('button', { name: '新版本' })
  await expect(button).toBeVisible()
  await page.clock.runFor(10_000)
  await page.clock.resume()
  await toHome.click()
  await expect(home).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(button).toBeVisible()
  expect(await shownVersion(page)).toBe(versionOf(BELOW_BASE))

  await toList.click()
  await expect(batchBarOf(page)).toContainText('已选 3 条')
  await batchBarOf(page).getByRole('button', { name: '清除选择' }).click()
  await page.clock.runFor(5000)
  await expect.poll(() => shownVersion(page)).toBe(versionOf(NEXT_VERSION))
})

test('In the middle of a word the page does not reload: it waits for a pause, and all of it is in the draft', async ({
  context,
  page,
  world,
}) => {
  await page.clock.install()
  await openForm(page, world)
  const remark = fieldOf(page, 'remark')
  await remark.pressSequentially('s')
  await stopClock(page)
  await deploy(context)
  let typed = 's'
  /** Somebody types on for some ten seconds. */
  const typeOn = async () => {
    for (let times = 0; times < 20; times += 1) {
      await page.keyboard.press('x')
      typed += 'x'
      await page.clock.runFor(500)
    }
  }
  await untilVersionAsked(page)
  await typeOn()
  await expect(page.getByRole('button', { name: '新版本' })).toBeVisible()
  await typeOn()
  await expect(page.getByText(NEW_VERSION)).toHaveCount(0)
  expect(await shownVersion(page)).toBe(versionOf(BELOW_BASE))
  await expect(remark).toBeFocused()
  await expect(remark).toHaveValue(typed)

  await passUntilShown(page, page.getByText(NEW_VERSION))
  await page.clock.resume()
  await page.clock.runFor(2000)
  await expect.poll(() => shownVersion(page)).toBe(versionOf(NEXT_VERSION))
  await page.getByRole('button', { name: '恢复草稿' }).click()
  await expect(remark).toHaveValue(typed)
})

test('A part of the program that is missing, or never comes, is told with Retry', async ({
  context,
  page,
  world,
}) => {
  const questions = questionsOf(page)
  await openForm(page, world)
  await fillForm(page, TYPED)
  await expect(unsavedNote(page)).toBeVisible()
  const failure = page.getByRole('alert').filter({ hasText: MISSING })
  const toList = page
    .getByRole('navigation', { name: '菜单' })
    .getByRole('link', { name: '扣款单', exact: true })

  await lose(context, 'missing', '/assets/debit-order-list-')
  await toList.click()
  await expect(failure).toBeVisible()
  await lose(context, 'missing', undefined)
  await failure.getByRole('button', { name: '重试' }).click()
  const debits = page.getByRole('table', { name: '扣款单' }).locator('tbody').getByRole('row')
  await expect(debits).toHaveCount(10)
  expect(questions, 'nothing is lost').toEqual([])

  await lose(context, 'stuck', '/assets/debit-order-detail-')
  await page.clock.install()
  await stopClock(page)
  await debits.first().getByRole('link').first().click()
  // Of all that the page needs only its program must be missing.
  await expect.poll(() => world.journal('debit_order/detail.json')).not.toEqual([])
  await allAnswered(world, 'assets/debit-order-detail-')
  await page.clock.runFor(29_000)
  await expect(failure).toBeHidden()
  await page.clock.runFor(2000)
  await expect(failure).toBeVisible()
  await page.clock.resume()
  await lose(context, 'stuck', undefined)
  await failure.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('article')).toBeVisible()
  await page.getByRole('tab', { name: '新建付款单' }).click()
  await page.getByRole('button', { name: '恢复草稿' }).click()
  await expectForm(page, TYPED)
})

test('A part of the shell that is missing leaves everything around it standing, and comes by itself', async ({
  context,
  page,
  world,
}) => {
  await page.clock.install()
  await lose(context, 'missing', '/assets/page-tags-')
  const isMissing = page.waitForResponse((response) => response.url().includes('/page-tags-'))
  await openForm(page, world)
  expect((await isMissing).ok()).toBe(false)
  await expect(page.getByRole('tablist')).toHaveCount(0)
  // What asks before work is lost does not hang on the tags.
  await fieldOf(page, 'owner').fill('韩梅梅')
  await page.getByRole('main').getByRole('button', { name: '关闭', exact: true }).click()
  const question = page.getByRole('dialog', { name: '不保存就关闭？' })
  await expect(question).toContainText('新建付款单')
  await question.getByRole('button', { name: '关闭' }).click()
  await expect(rowsOf(page).first()).toBeVisible()
  await lose(context, 'missing', undefined)
  await page.clock.runFor(30_000)
  await expect(page.getByRole('tab', { name: '付款单' })).toBeVisible()
})

/** What a press asks for beside a list: its file, the press, and what it shows. */
const ASKED: readonly {
  file: string
  press: (page: Page) => Promise<void>
  shown: (page: Page) => Locator
}[] = [
  {
    file: 'command-palette',
    press: (page) => page.keyboard.press('ControlOrMeta+k'),
    shown: (page) => page.getByRole('dialog', { name: '命令面板' }).getByRole('combobox'),
  },
  {
    file: 'views-panel',
    press: (page) => page.getByRole('button', { name: '视图', exact: true }).click(),
    shown: (page) => page.getByRole('dialog', { name: '视图' }).getByRole('textbox'),
  },
  {
    file: 'query-drawer',
    press: (page) => page.getByRole('button', { name: '更多查询', exact: true }).click(),
    shown: (page) => filterDrawerOf(page).getByLabel('单号'),
  },
  {
    file: 'orders-payment-opened',
    press: (page) => page.getByRole('button', { name: /^就地查看/ }).first().click(),
    shown: (page) => page.getByRole('region', { name: /的台账$/ }),
  },
] // prettier-ignore

/** The note about a part that is missing: where its own dialog is missing too, it stands on the page. */
async function expectMissing(page: Page): Promise<void> {
  await expect(page.getByText(MISSING)).toHaveCount(1)
  await page.getByRole('button', { name: '确定', exact: true }).click()
  await expect(page.getByText(MISSING)).toHaveCount(0)
}

/** A calendar whose file is missing is told once, leaves the focus where it is, and comes with the next press. */
async function expectCalendarLater(
  { context, page }: { context: BrowserContext; page: Page },
  { file, name }: { file: string; name: string },
): Promise<void> {
  await lose(context, 'missing', file)
  const opener = page.getByRole('button', { name: `${name}：日历` })
  await opener.click()
  await expectMissing(page)
  await expect(opener).toBeFocused()
  await lose(context, 'missing', undefined)
  await opener.click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}

test('Menus, popovers, calendars and what a press asks for, where they are missing, take neither the bar nor the page along, and come with the next press', async ({
  context,
  page,
  world,
}) => {
  // All that floats is fetched in one file when the browser is idle, and asked for again by the press.
  await lose(context, 'missing', '/assets/beside-')
  await openList(page, world)
  const typed = formOf(page).getByLabel('单号')
  await typed.fill('FK')
  const openers = [/^用户菜单/, /^语言/, '列设置'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  )
  for (const opener of openers) {
    await opener.click()
    await expectMissing(page)
    await expect(rowsOf(page)).toHaveCount(10)
    await expect(typed, 'nothing typed is lost').toHaveValue('FK')
  }
  await lose(context, 'missing', undefined)
  for (const opener of openers) {
    await opener.click()
    await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toHaveCount(0)
  }

  const calendar = { file: '/assets/day-range-calendar-', name: '创建时间' }
  await expectCalendarLater({ context, page }, calendar)
  await expect(typed).toHaveValue('FK')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  for (const { file, press, shown } of ASKED) {
    await test.step(file, async () => {
      await lose(context, 'missing', `/assets/${file}-`)
      await press(page)
      const tip = page.getByRole('dialog', { name: '温馨提示' })
      await expect(tip).toContainText(MISSING)
      await tip.getByRole('button', { name: '确定' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(rowsOf(page)).toHaveCount(10)
      await expect(typed, 'nothing typed is lost').toHaveValue('FK')

      await lose(context, 'missing', undefined)
      await press(page)
      await expect(shown(page)).toBeVisible()
      await page.keyboard.press('Escape')
    })
  }
})

test.describe('Without a connection', () => {
  test.use({
    expectedConsole: [
      /^Failed to load resource: .*\/(?:assets\/|version\.json)|dynamically imported module/,
    ],
  })

  test('A browser that keeps what once failed has it after the page is loaded anew, which the dialog offers', async ({
    context,
    page,
    world,
  }) => {
    await openForm(page, world)
    await fillForm(page, TYPED)
    await expect(unsavedNote(page)).toBeVisible()
    await lose(context, 'missing', '/assets/command-palette-')
    await page.keyboard.press('ControlOrMeta+k')
    const tip = page.getByRole('dialog', { name: '温馨提示' })
    const reload = tip.getByRole('button', { name: '重新加载页面' })
    const unreachable = page.getByText('无法连接服务器，请检查网络。')
    await expect(reload).toBeVisible()
    // What shows the note, too.
    await allAnswered(world)
    await context.setOffline(true)
    await reload.click()
    await expect(unreachable).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectForm(page, TYPED)
    await context.setOffline(false)

    await page.keyboard.press('ControlOrMeta+k')
    await expect(tip).toContainText('已填写的内容')
    await lose(context, 'missing', undefined)
    const questions = questionsOf(page)
    await reload.click()
    await page.getByRole('button', { name: '恢复草稿' }).click()
    await expectForm(page, TYPED)
    expect(questions, 'nothing is lost').toEqual([])
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('dialog', { name: '命令面板' }).getByRole('combobox')).toBeVisible()
  })
})

test('A form keeps all that is typed in it when the calendar of its day is missing; notes whose program was missing are shown from the next one on', async ({
  context,
  page,
  world,
}) => {
  await lose(context, 'missing', '/assets/notification-stack-')
  const isMissing = page.waitForResponse((response) =>
    response.url().includes('/notification-stack-'),
  )
  await openForm(page, world)
  expect((await isMissing).ok()).toBe(false)
  await lose(context, 'missing', undefined)
  await fillForm(page, TYPED)
  const calendar = { file: '/assets/day-calendar-', name: '申请日期' }
  await expectCalendarLater({ context, page }, calendar)
  await page.keyboard.press('Escape')
  await expectForm(page, TYPED)
  await saveOf(page).click()
  await expect(page.getByText(/^FK\d+ 已保存$/)).toBeVisible()
})

test('A page whose first script is gone as well says so after a while, by its style alone', async ({
  context,
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  await lose(context, 'missing', '/assets/')
  await page.goto('payment/order/list')
  const failure = page.getByText('The page could not be started')
  await expect(failure).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(failure).toBeVisible()
  await lose(context, 'missing', undefined)
  await page.getByRole('link', { name: 'Retry' }).click()
  await expect(rowsOf(page)).toHaveCount(10)
  await expect(failure).toHaveCount(0)
})

test('A page whose style sheet is gone says that it was not started, and stands not there as bare text', async ({
  context,
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  await lose(context, 'missing', '/assets/style-')
  await page.goto('payment/order/list')
  const failure = page.getByRole('alert').filter({ hasText: NOT_STARTED })
  await expect(failure).toBeVisible()
  // What draws the frame asks for it.
  await answeredTimes(world, 'payment_order/list.json', 1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  await expect(failure).toBeVisible()
})

test('An application that does not come says so in every language, with Retry', async ({
  context,
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  const failure = page.getByRole('alert').filter({ hasText: NOT_STARTED })
  await lose(context, 'missing', '/assets/index-')
  await page.goto('payment/order/list')
  await expect(failure).toContainText('The page could not be started')
  await expect(failure).toContainText('La página no pudo iniciarse')
  // The page asks who it is before its program is there: what comes late would be counted below.
  await answeredTimes(world, 'auth/user', 1)

  await lose(context, 'missing', undefined)
  await lose(context, 'stuck', '/assets/index-')
  await page.clock.install()
  await stopClock(page)
  await world.clearJournal()
  await page.goto('payment/order/list', { waitUntil: 'commit' })
  // What watches over the start sends this: before it has come up no time passes for it.
  await answeredTimes(world, 'auth/user', 1)
  await page.clock.runFor(29_000)
  await expect(failure).toBeHidden()
  await page.clock.runFor(2000)
  await expect(failure).toBeVisible()
  await page.clock.resume()
  await lose(context, 'stuck', undefined)
  await failure.getByRole('button').click()
  await expect(rowsOf(page)).toHaveCount(10)
})

test('On a host that is only for https the page goes there before anything is sent', async ({
  context,
  page,
  world,
}) => {
  const host = `localhost:${port}`
  await context.addCookies([{ name: SITE_COOKIES.next, value: '1', url: `http://${host}` }])
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
  const path = `${BELOW_BASE.basePath}payment/order/list?state=10`
  // Nobody answers there by https: it is the attempt that counts.
  await page.goto(`http://${host}${path}`).catch(() => undefined)
  await expect.poll(() => sent).toContain(`GET https://${host}${path}`)
  expect(sent.filter((line) => line.includes('/auth/') || line.includes('/api/'))).toEqual([])
  expect(await world.journal()).toEqual([])
})
