import type { Locator, Page } from '@playwright/test'
import { dialogOf, entryOf, newButton, openList as openEntries } from '../support/base-data'
import { LIST_CALL, STAGE_CALL, SUBMIT_CALL } from '../support/calls'
import { stepsOf } from '../support/chain'
import {
  approveOf,
  decisionsOf,
  expectReviewRead,
  openReviewAs,
  waitingOrders,
} from '../support/confirming'
import { closeWarmTip, warmTip } from '../support/languages'
import { rowsOf } from '../support/lists'
import { keepNotifications, waitLongerForSession, waitLongerForTabs } from '../support/longer-times'
import { doneOf, restoreOf } from '../support/outcomes'
import {
  codeInAddress,
  expectBudget,
  expectForm,
  EXTERNAL,
  fieldOf,
  fillForm,
  formHeadingOf,
  INTERNAL,
  openForm,
  saveOf,
  submitOf,
  unsavedNote,
} from '../support/payment-form'
import { openList } from '../support/payment-orders'
import {
  chooseInTagMenu,
  logOut,
  menuOf,
  setVisibility,
  SIGN_IN_PAGE,
  userMenuOf,
} from '../support/shell'
import { allAnswered, stopClock } from '../support/under-way'
import { expect, test } from '../test'
import type { World } from '../world'
import { REMARK, withRemark, leaveAnyway } from '../support/lost-writes'

/**
 * Whose session, clock and tab it is: a write and what was typed survive all of them. See write-edges.spec.ts for lost
 * answers and several tabs.
 */

/** Li Na has an order before her, and its page has asked for all that it asks for by itself: it is she who has. */
async function openReviewOfLina(page: Page, world: World): Promise<string> {
  await world.signIn('li.na')
  const waiting = await waitingOrders(page)
  const { code = '' } = waiting.find(({ createBy }) => createBy === 'zhang.wei') ?? {}
  await openReviewAs(page, world, { code })
  await expectReviewRead(page, world, code)
  return code
}

test('A session that has become another’s approves nothing, and the tab is handed over', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await keepNotifications(page)
  await waitLongerForSession(page)
  const code = await openReviewOfLina(page, world)
  await world.signIn('chen.jie')
  await page.clock.fastForward(61_000)
  await approveOf(page).click()
  // It goes by itself after a while.
  await expect(page.getByText('此浏览器已由其他人登录')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: '欢迎，陈杰' })).toBeVisible()
  expect(await decisionsOf(world)).toHaveLength(0)
  expect(await stepsOf(page, 'payment', code)).not.toContainEqual(expect.stringMatching(/^approve/))
})

test('What another tab finds out about the session hands this one over, before anything is sent', async ({
  context,
  page,
  world,
}) => {
  await openReviewOfLina(page, world)
  // Another application of the platform has signed somebody else in.
  await world.signIn('chen.jie')
  const other = await context.newPage()
  // What the first tab says goes by itself after a while.
  const told = expect(page.getByText('此浏览器已由其他人登录')).toBeVisible()
  await Promise.all([told, other.goto('.')])
  await expect(other.getByRole('heading', { name: '欢迎，陈杰' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '欢迎，陈杰' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

/** An order is filled in, and nothing was saved. */
async function openFilled(page: Page, world: World): Promise<void> {
  await openForm(page, world)
  await fillForm(page, { ...INTERNAL, remark: REMARK })
  await expectBudget(page)
}

/** The tab comes back after a while and looks whose session it is: the server has answered, and the answer is still on its way. */
async function lookOnItsWay(page: Page, world: World): Promise<string> {
  await allAnswered(world)
  await setVisibility(page, 'hidden')
  await page.clock.fastForward(31_000)
  await world.clearJournal()
  const look = await world.fault({ call: 'auth/user', kind: 'stall', afterBytes: 0 })
  await setVisibility(page, 'visible')
  await expect.poll(async () => (await world.journal('auth/user')).length).toBe(1)
  return look
}

test('An answer from before somebody else signed in does not keep the tab, and nothing is written in their name', async ({
  context,
  page,
  world,
}) => {
  await page.clock.install()
  await openFilled(page, world)
  const look = await lookOnItsWay(page, world)
  const other = await context.newPage()
  await other.goto(`login?iamcode=${await world.credential('wang.fang', 'iamcode')}`)
  await expect(other.getByRole('heading', { name: '欢迎，王芳' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '欢迎，王芳' })).toBeVisible()
  await world.release(look)
  await allAnswered(world)
  await userMenuOf(page).click()
  await expect(page.getByRole('menu')).toContainText('wang.fang')
  await expect(saveOf(page)).toHaveCount(0)
  expect(await world.journal(STAGE_CALL)).toEqual([])
})

test('An answer from before the log-out in another tab does not bring the person back', async ({
  context,
  page,
  world,
}) => {
  await page.clock.install()
  await openForm(page, world)
  const other = await context.newPage()
  await other.goto('.')
  await expect(other.getByRole('heading', { name: '欢迎，张伟' })).toBeVisible()
  const look = await lookOnItsWay(page, world)
  await logOut(other)
  await expect(page).toHaveURL('/401')
  await world.release(look)
  await allAnswered(world)
  await page.getByRole('link', { name: '首页' }).first().click()
  await expect(page).toHaveURL(SIGN_IN_PAGE)
})

const notSentOf = (page: Page, what: string) =>
  page.getByRole('alert').filter({ hasText: `${what}未发送：无法确认当前登录人。` })
const retryOf = (page: Page, what: string) =>
  notSentOf(page, what).getByRole('button', { name: '重试' })

/** What is pressed is not sent, for that reason; the next time it will be. */
async function notSent(page: Page, world: World, button: Locator): Promise<void> {
  // What is under way would be over its time limit.
  await allAnswered(world)
  await page.clock.fastForward(61_000)
  await world.fault({ call: 'auth/user', kind: 'status', status: 500, times: 'always' })
  await button.click()
  await expect(warmTip(page)).toContainText('抱歉，与服务器的连接不畅')
  await closeWarmTip(page)
  await world.clearFaults()
}

test.describe('When nobody can say whose session it is, nothing is sent', () => {
  test('nor by Retry, once the form was closed; of one that is open Retry sends what stands in it by then, until it is sent otherwise', async ({
    page,
    world,
  }) => {
    await page.clock.install()
    await keepNotifications(page)
    await waitLongerForSession(page)
    await openFilled(page, world)
    await test.step('the form was closed', async () => {
      await notSent(page, world, saveOf(page))
      await page.getByRole('main').getByRole('button', { name: '关闭', exact: true }).click()
      const question = page.getByRole('dialog', { name: '不保存就关闭？' })
      await question.getByRole('button', { name: '关闭', exact: true }).last().click()
      await expect(saveOf(page)).toHaveCount(0)
      await retryOf(page, '新建付款单 的“保存”').click()
      await expect(page.getByText('表单已关闭，未发送任何内容。')).toBeVisible()
      expect(await world.journal(STAGE_CALL)).toHaveLength(0)
    })

    await test.step('the form is open', async () => {
      await page.getByRole('link', { name: '新建', exact: true }).click()
      await restoreOf(page).click()
      await expectForm(page, { remark: REMARK })
      await expectBudget(page)
      await notSent(page, world, saveOf(page))
      expect(await world.journal(STAGE_CALL)).toHaveLength(0)
      await fillForm(page, { amount: '120' })
      await retryOf(page, '新建付款单 的“保存”').click()
      await expect(page).toHaveURL(/submit\?code=/)
      expect(await withRemark(page)).toMatchObject([{ amount: 12_000 }])
    })

    await test.step('it is told which order, until something else is done with that', async () => {
      const code = codeInAddress(page)
      await expect(formHeadingOf(page, code)).toBeVisible()
      await fillForm(page, { amount: '130' })
      await expect(unsavedNote(page)).toBeVisible()
      await notSent(page, world, submitOf(page))
      await expect(retryOf(page, `${code} 的“提交”`)).toBeVisible()
      await saveOf(page).click()
      // That the first save was done may still be told.
      await expect(unsavedNote(page)).toHaveCount(0)
      await expect(page.getByText(`${code} 已保存`)).toBeVisible()
      await expect(notSentOf(page, code)).toHaveCount(0)
      expect(await world.journal(STAGE_CALL)).toHaveLength(2)
      expect(await world.journal(SUBMIT_CALL)).toEqual([])
    })
  })

  test('and Retry sends an entry of base data as it stands by then', async ({ page, world }) => {
    await page.clock.install()
    await keepNotifications(page)
    await waitLongerForSession(page)
    await openEntries(page, world, 'remark')
    await newButton(page).click()
    const dialog = dialogOf(page, '新建备注')
    await dialog.getByRole('textbox').first().fill('第一稿')
    await notSent(page, world, dialog.getByRole('button', { name: '保存', exact: true }))
    await dialog.getByRole('textbox').first().fill('第二稿')
    await retryOf(page, '“第一稿”').click()
    await expect(page.getByText('“第二稿”已保存')).toBeVisible()
    await expect(entryOf(page, '第二稿')).toHaveCount(1)
    await expect(entryOf(page, '第一稿')).toHaveCount(0)
  })
})

test('A clock that is set an hour back or forward stops no search, no refresh and no save', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await openList(page, world, { username: 'zhang.wei' })
  const search = page.getByRole('button', { name: '查询', exact: true })
  for (const minutes of [-60, -10, 10, 60]) {
    await page.clock.setSystemTime(Date.now() + minutes * 60_000)
    await world.clearJournal()
    await page.clock.runFor(1500)
    await search.click()
    await expect.poll(async () => (await world.journal(LIST_CALL)).length).toBeGreaterThan(0)
    await expect(rowsOf(page).first()).toBeVisible()
  }
  await page.clock.setSystemTime(Date.now() - 3_600_000)
  await page.getByRole('link', { name: '新建', exact: true }).click()
  await fillForm(page, { ...INTERNAL, remark: REMARK })
  await world.fault({ call: STAGE_CALL, kind: 'drop', when: 'after' })
  await saveOf(page).click()
  // Found again by the server's clock, whatever this one says.
  await expect(doneOf(page)).toBeVisible()
  await closeWarmTip(page)
  await expect(doneOf(page)).toBeVisible()
})

test('A tab that comes back after half a minute asks whose session it is; a computer may have slept', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await keepNotifications(page)
  await openFilled(page, world)
  await stopClock(page)
  await setVisibility(page, 'hidden')
  await allAnswered(world)
  await world.clearJournal()
  await page.clock.fastForward(29_000)
  await setVisibility(page, 'visible')
  await page.clock.resume()
  // What is asked for whenever somebody looks again has been asked for.
  await expect.poll(() => world.journal('version.json')).not.toEqual([])
  expect(await world.journal('auth/user')).toHaveLength(0)

  // The same person, after an hour asleep: nothing is lost.
  await allAnswered(world)
  await setVisibility(page, 'hidden')
  await page.clock.fastForward(3_600_000)
  await setVisibility(page, 'visible')
  await expect.poll(async () => (await world.journal('auth/user')).length).toBe(1)
  await expectForm(page, { remark: REMARK })

  // Another person: the tab is theirs.
  await allAnswered(world)
  await world.signIn('wang.fang')
  await setVisibility(page, 'hidden')
  await page.clock.fastForward(31_000)
  await setVisibility(page, 'visible')
  await expect(page.getByText('此浏览器已由其他人登录')).toBeVisible()
  await expect(page.getByRole('heading', { name: '欢迎，王芳' })).toBeVisible()
})

test('Signing out asks first about what the other tabs would lose, and names it, also what they keep for a page that is closed', async ({
  context,
  page,
  world,
}) => {
  await openForm(page, world)
  await fillForm(page, EXTERNAL)
  await expect(unsavedNote(page)).toBeVisible()
  const other = await context.newPage()
  await waitLongerForTabs(other)
  await other.goto('.')
  await logOut(other)
  const question = other.getByRole('dialog', { name: '不保存就退出登录？' })
  await expect(question).toContainText('其他浏览器标签页中的 1 个页面')
  await expect(question).toContainText('新建付款单')
  await question.getByRole('button', { name: '返回' }).click()
  await expectForm(page, { owner: '', paymentUnit: EXTERNAL.paymentUnit ?? '' })
  await expect(fieldOf(page, 'amount')).toHaveValue('1,234.56')

  await test.step('a page that is closed', async () => {
    await page.getByRole('main').getByRole('button', { name: '关闭', exact: true }).click()
    const closing = page.getByRole('dialog', { name: '不保存就关闭？' })
    await closing.getByRole('button', { name: '关闭', exact: true }).last().click()
    await expect(rowsOf(page).first()).toBeVisible()
    await logOut(other)
    await expect(question).toContainText('其他浏览器标签页中还为您保留着 1 项草稿')
    await question.getByRole('button', { name: '退出登录' }).click()
    await expect(page).toHaveURL('/401')
    // The answer to the log-out takes a session from the browser, a new one too.
    await allAnswered(world)
    await world.signIn('zhang.wei')
    await page.goto('payment/order/submit')
    await expect(saveOf(page)).toBeVisible()
    await expect(restoreOf(page)).toHaveCount(0)
  })
})

test('A question that one person was asked is not put to the next', async ({
  context,
  page,
  world,
}) => {
  await openFilled(page, world)
  await userMenuOf(page).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  const question = page.getByRole('dialog', { name: '不保存就退出登录？' })
  await expect(question).toContainText('新建付款单')
  const other = await context.newPage()
  await other.goto(`login?iamcode=${await world.credential('wang.fang', 'iamcode')}`)
  await expect(page.getByRole('heading', { name: '欢迎，王芳' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('A session that ends without a question keeps what the same person typed, and a reload too: closing the others asks about it though nobody has looked at it yet', async ({
  page,
  world,
}) => {
  leaveAnyway(page)
  await openFilled(page, world)
  await page.request.post('/haiermice/distant/logout', { data: {} })
  await page.reload()
  await expect(page).toHaveURL(SIGN_IN_PAGE)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await world.signIn('zhang.wei')
  await page.goto('payment/order/submit')
  await restoreOf(page).click()
  await expectForm(page, { remark: REMARK })

  await test.step('closing the others after a reload', async () => {
    await expect(unsavedNote(page)).toBeVisible()
    await menuOf(page).getByRole('link', { name: '付款单', exact: true }).click()
    await expect(rowsOf(page).first()).toBeVisible()
    await page.reload()
    await expect(rowsOf(page).first()).toBeVisible()
    await chooseInTagMenu(page, '付款单', '关闭其他')
    const question = page.getByRole('dialog', { name: '不保存就关闭？' })
    await expect(question).toContainText('新建付款单')
  })
})
