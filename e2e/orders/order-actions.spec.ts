import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { stepsOf } from '../support/chain'
import {
  approveOf,
  decideAs,
  decisionRemarkOf,
  openReviewAs,
  reasonsOf,
  rejectOf,
  waitingOrders,
  type WireDecided,
} from '../support/confirming'
import { closeWarmTip, warmTip } from '../support/languages'
import { goToOrder, headingOf, openDetailAs } from '../support/order-pages'
import {
  expectForm,
  INTERNAL,
  INTERNAL_DOCUMENT,
  stageOrder,
  submitted,
  unsavedNote,
} from '../support/payment-form'
import { allOrders, askServer, orderOf } from '../support/payment-orders'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'

const button = (page: Page, name: string): Locator =>
  page.getByRole('article').getByRole('button', { name, exact: true })

/** Why the order was sent back, on its detail and on its form. */
const rejectionOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('region', { name: '驳回原因' })

/** An order in a state; of zhang.wei unless another is named. */
async function pickOrder(page: Page, state: number, createBy = 'zhang.wei'): Promise<string> {
  const orders = await askServer<WireDecided[]>(page, 'payment_order/list.json', {
    business: state < 10 ? 1 : 2,
    state,
    pageNum: 1,
    pageSize: 1000,
  })
  const code = orders.find((order) => order.createBy === createBy && !order.verifyCode)?.code
  if (code === undefined) throw new Error(`No order of ${createBy} in ${state}`)
  return code
}

/** An order of zhang.wei that waits for a decision. */
async function pickWaiting(page: Page, type: number): Promise<string> {
  const orders = await waitingOrders(page)
  const order = orders.find(
    ({ createBy, channel, verifyCode }) =>
      createBy !== 'li.na' && channel?.type === type && !verifyCode,
  )
  return order?.code ?? ''
}

test('A rejected order is edited, submitted again and approved', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const reviewer = await anotherBrowser('li.na')
  const code = (await waitingOrders(reviewer)).find(
    ({ createBy }) => createBy === 'zhang.wei',
  )?.code
  await reviewer.goto(`payment/confirm/submit?code=${code}`)
  await decisionRemarkOf(reviewer).fill('金额有误')
  await rejectOf(reviewer).click()
  const dialog = reviewer.getByRole('dialog', { name: `驳回 ${code}？` })
  await dialog.getByRole('button', { name: '驳回' }).click()
  await expect(reviewer.getByText(`${code} 已驳回`)).toBeVisible()
  await reviewer.goto(`payment/order/detail?code=${code}`)
  await expect(rejectionOf(reviewer), 'her own name is known').toContainText('由 李娜 (li.na) 驳回')

  await openDetailAs(page, world, code ?? '', 'zhang.wei')
  await expect(rejectionOf(page)).toContainText('由 li.na 驳回')
  await expect(rejectionOf(page)).toContainText('财务审核驳回：金额有误')
  // The applicant finds it on the start page, with the reason, and comes from there.
  await page.getByRole('tab', { name: '首页' }).click()
  const cameBack = page.getByRole('region', { name: '我被驳回的单据' })
  const newest = cameBack.getByRole('listitem').first()
  await expect(newest).toContainText('财务审核驳回：金额有误')
  await expect(cameBack.getByRole('link', { name: '全部已驳回：付款单' })).toHaveAttribute(
    'href',
    /payment\/order\/list\?state=15$/,
  )
  await expectAccessible(page)
  await newest.getByRole('link', { name: code ?? '' }).click()
  await button(page, '编辑').click()
  await expect(rejectionOf(page)).toContainText('财务审核驳回：金额有误')
  await expectAccessible(page)
  const amount = page.getByRole('textbox', { name: /^金额（元）/ })
  await amount.press('Control+a')
  await amount.pressSequentially('1234.5')
  await expect(amount).toHaveValue('1234.5')
  await amount.press('Control+Enter')
  await expect(page.getByText(`${code} 已提交`)).toBeVisible()
  await expect(button(page, '取消单据')).toBeVisible()
  await expect(button(page, '编辑')).toHaveCount(0)
  // The button that led to the form had it.
  await expect(page.locator(':focus')).toHaveAccessibleName('更多操作')
  await expect(rejectionOf(page)).toHaveCount(0)
  // Back leads to where the order was found, not to the order once more.
  await page.goBack()
  await expect(page).toHaveTitle(/^首页/)

  await reviewer.goto(`payment/confirm/submit?code=${code}`)
  await expect(reviewer.getByText('1,234.50').first()).toBeVisible()
  await approveOf(reviewer).click()
  await expect(reviewer.getByText(`${code} 已审核通过并记账`)).toBeVisible()
  expect(await orderOf(page, code ?? '')).toMatchObject({ state: 30, amount: 123_450 })
  const steps = await stepsOf(page, 'payment', code ?? '')
  expect(steps.filter((step) => ['submit', 'reject', 'approve'].includes(step))).toEqual([
    'submit',
    'reject',
    'submit',
    'approve',
  ])
})

test('An order that is saved, submitted or rejected is cancelled, after asking back', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const operator = await anotherBrowser('server.ops')
  await world.signIn('zhang.wei')
  await page.goto('/')
  for (const [state, name] of [
    [5, 'saved'],
    [10, 'submitted'],
    [15, 'rejected'],
  ] as const) {
    await test.step(name, async () => {
      const code = await pickOrder(operator, state)
      await goToOrder(page, 'payment', code)
      await world.clearJournal()
      await button(page, '取消单据').click()
      const dialog = page.getByRole('dialog', { name: `取消 ${code}？` })
      await expect(dialog).toContainText('取消后的单据无法恢复')
      await expect(dialog.getByRole('button', { name: '返回' })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      expect(await world.journal('payment_order/cancel.json')).toEqual([])

      await button(page, '取消单据').click()
      await dialog.getByRole('button', { name: '取消单据' }).click()
      await expect(page.getByText(`${code} 已取消`)).toBeVisible()
      await expect(button(page, '取消单据')).toHaveCount(0)
      // What had the focus is gone: it stays among the actions.
      await expect(button(page, '更多操作')).toBeFocused()
      expect(await reasonsOf(page)).toMatchObject({ 取消单据: '已取消，不能再进行此操作' })
      expect((await orderOf(page, code)).state).toBe(0)
    })
  }
})

test('What the state forbids gives its reason and does nothing', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const code = await pickOrder(await anotherBrowser('server.ops'), 30)
  await openDetailAs(page, world, code, 'zhang.wei')
  const calls = async () => (await world.journal()).map(({ call }) => call)
  const ownReads = [
    'payment_order/logs.json',
    'manage/v1/backendmenus.json',
    'manage/v1/menu',
    'reverse_order/list.json',
  ]
  await expect.poll(calls).toEqual(expect.arrayContaining(ownReads))
  await allAnswered(world)
  await world.clearJournal()
  const reason = '已记账，不能再进行此操作'
  const names = ['编辑', '再次通知核销', '再次通知记账', '取消单据']
  expect(await reasonsOf(page)).toEqual({
    ...Object.fromEntries(names.map((name) => [name, reason])),
    // Without a code of a verification it is an external one.
    再次通知核销: '外部结算单据无需核销',
  })
  for (const name of names) await expect(button(page, name)).toHaveCount(0)

  // The same by keyboard, back where one was, and for everybody.
  await button(page, '更多操作').focus()
  await page.keyboard.press('Enter')
  const reasons = page.getByRole('dialog', { name: '更多操作' })
  await expect(reasons).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(button(page, '更多操作')).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(headingOf(page, 'payment', code)).toBeVisible()
  expect((await calls()).filter((call) => call !== 'version.json')).toEqual([])
})

test('An order is copied as a new one, without its codes and its state', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const document = { ...INTERNAL_DOCUMENT, applyCode: 'SQ-1', remark: '团建' }
  const code = await stageOrder(page, document)
  await openDetailAs(page, world, code, 'zhang.wei')
  await button(page, '更多操作').click()
  await world.clearJournal()
  await page
    .getByRole('dialog', { name: '更多操作' })
    .getByRole('link', { name: '复制为新单据' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: '新建付款单' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The application itself has not been loaded anew for it.
  expect((await world.journal()).map(({ call }) => call)).not.toContain('auth/user')
  await expectForm(page, { ...INTERNAL, remark: '团建', applyCode: '' })
  // Its address brings it back: there is nothing to lose until something is changed.
  await expect(unsavedNote(page)).toBeHidden()

  const copy = await submitted(page)
  expect(copy.code).not.toBe(code)
  expect(copy).toMatchObject({
    ...INTERNAL_DOCUMENT,
    state: 10,
    remark: '团建',
    applyCode: null,
  })
  expect(await orderOf(page, code)).toMatchObject({ state: 5, applyCode: 'SQ-1' })
  await page.goto('payment/order/submit')
  await expect(page.getByRole('heading', { level: 1, name: '新建付款单' })).toBeVisible()
  await expect(page.getByRole('button', { name: '恢复草稿' })).toHaveCount(0)
})

test('Nobody sees an action that is not theirs', async ({ anotherBrowser, page, world }) => {
  const lina = await anotherBrowser('li.na')
  const code = await pickWaiting(lina, 2)
  const shown = async (username: string) => {
    await openDetailAs(page, world, code, username)
    await expect(page.getByRole('heading', { name: '操作日志' })).toBeVisible()
    const shownNow = page.getByRole('article').locator('header').getByRole('button')
    return [await shownNow.allTextContents(), Object.keys(await reasonsOf(page))]
  }
  const { createBy } = await orderOf(lina, code)
  expect(createBy).toBe('zhao.min')
  // A reviewer does not edit; an internal user does all of it.
  expect(await shown('li.na')).toEqual([
    ['审核', '更多操作', '打印'],
    ['再次通知核销', '再次通知记账'],
  ])
  // Nor does anybody decide on an order of their own.
  expect(await shown('zhao.min')).toEqual([
    ['取消单据', '更多操作', '打印'],
    ['审核', '编辑', '再次通知核销', '再次通知记账'],
  ])
  await openDetailAs(page, world, await pickOrder(lina, 10, 'he.jun'), 'he.jun')
  await expect(button(page, '取消单据')).toBeVisible()
  await expect(button(page, '审核')).toHaveCount(0)
})

test('An approval that the verification system did not answer waits, and is told again later', async ({
  page,
  world,
}) => {
  await world.signIn('li.na')
  const code = await pickWaiting(page, 1)
  await openReviewAs(page, world, { code })
  await world.outside('verification', false)
  await approveOf(page).click()
  await expect(page.getByText(`${code}：核销系统未响应，请稍后再次通知核销。`)).toBeVisible()
  const reason = '已审核通过，核销系统尚未确认，请再次通知核销。'
  await expect(page.getByText(reason, { exact: true }).first()).toBeVisible()
  await expect(approveOf(page)).toHaveAccessibleDescription(reason)

  await page.clock.install()
  await openDetailAs(page, world, code, 'li.na')
  await button(page, '再次通知核销').click()
  await expect(page.getByText(`${code}：核销系统未响应，请稍后再次通知核销。`)).toBeVisible()
  await world.outside('verification', true)
  // The same within a second would be refused as pressed twice.
  await page.clock.fastForward(1000)
  await button(page, '再次通知核销').click()
  await expect(page.getByText(`${code} 已记账`)).toBeVisible()
  await expect(button(page, '再次通知核销')).toHaveCount(0)
  expect((await orderOf(page, code)).state).toBe(30)
})

test('An approval that the accounting system did not answer is tallied later', async ({
  page,
  world,
}) => {
  await world.signIn('li.na')
  const code = await pickWaiting(page, 2)
  await openReviewAs(page, world, { code })
  await world.outside('accounting', false)
  await approveOf(page).click()
  await expect(page.getByText(`${code}：记账系统未响应，请稍后再次通知记账。`)).toBeVisible()
  expect((await orderOf(page, code)).state).toBe(20)

  await page.clock.install()
  await openDetailAs(page, world, code, 'li.na')
  await button(page, '再次通知记账').click()
  await expect(page.getByText(`${code}：记账系统未响应，请稍后再次通知记账。`)).toBeVisible()
  await world.outside('accounting', true)
  // The same within a second would be refused as pressed twice.
  await page.clock.fastForward(1000)
  await button(page, '再次通知记账').click()
  await expect(page.getByText(`${code} 已记账`)).toBeVisible()
  expect((await orderOf(page, code)).state).toBe(30)
})

test('Somebody who cancels what was changed meanwhile is shown both versions', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const lina = await anotherBrowser('li.na')
  const code = (await waitingOrders(lina)).find(({ createBy }) => createBy === 'zhang.wei')?.code
  await openDetailAs(page, world, code ?? '', 'zhang.wei')
  await decideAs(lina, code ?? '', '金额有误')
  await button(page, '取消单据').click()
  await page.getByRole('dialog').getByRole('button', { name: '取消单据' }).click()
  const versions = page.getByRole('table', { name: '单据版本对比' })
  await expect(versions.getByRole('row').filter({ hasText: '状态' })).toContainText('已驳回')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await orderOf(page, code ?? '')).state).toBe(15)
})

test('What came in behind the question is not cancelled unseen', async ({
  anotherBrowser,
  page,
  world,
}) => {
  const lina = await anotherBrowser('li.na')
  const code = await pickOrder(lina, 10)
  await page.clock.install()
  await openDetailAs(page, world, code, 'zhang.wei')
  await button(page, '取消单据').click()
  const question = page.getByRole('dialog')
  await expect(question).toBeVisible()
  await decideAs(lina, code, '金额有误')
  // Whoever comes back to the tab after a while has it read again, quietly.
  await allAnswered(world)
  await page.clock.fastForward(31_000)
  await page.evaluate(() => void dispatchEvent(new Event('visibilitychange')))
  await expect(rejectionOf(page)).toContainText('金额有误')
  await question.getByRole('button', { name: '取消单据' }).click()
  const versions = page.getByRole('table', { name: '单据版本对比' })
  await expect(versions.getByRole('row').filter({ hasText: '状态' })).toContainText('已驳回')
  expect((await orderOf(page, code)).state).toBe(15)
})

const FAILURES = [
  {
    action: '取消单据',
    call: 'payment_order/cancel.json',
    text: '取消付款单失败!',
    fits: ({ state }: WireDecided) => state === 5,
  },
  {
    action: '再次通知核销',
    call: 'payment_order/verify.json',
    text: '再次通知BCC进行核销失败!',
    fits: ({ state, verifyCode }: WireDecided) => state === 10 && Boolean(verifyCode),
  },
  {
    action: '再次通知记账',
    call: 'payment_order/tally.json',
    text: '再次通知海链进行记账失败!',
    fits: ({ state }: WireDecided) => state === 20,
  },
] as const

test('When an action on an order fails the person reads why, and what it was that failed', async ({
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  const orders = (await allOrders(page)) as WireDecided[]
  await page.goto('/')
  for (const { action, call, text, fits } of FAILURES) {
    await test.step(call, async () => {
      const code = orders.find(fits)?.code
      if (code === undefined) throw new Error(`The seed has no order for ${call}`)
      await goToOrder(page, 'payment', code)
      await world.fault({ call, kind: 'status', status: 500 })
      await button(page, action).click()
      if (action === '取消单据') {
        await page.getByRole('dialog').getByRole('button', { name: '取消单据' }).click()
      }
      // It goes by itself after a while; the dialog stays.
      await expect(page.getByText(text)).toBeVisible()
      await expect(warmTip(page)).toContainText('服务器错误')
      await closeWarmTip(page)
      await expect(button(page, action)).toHaveAttribute('aria-disabled', 'false')
    })
  }
})
