import type { Locator, Page } from '@playwright/test'
import { DETAIL_CALL, LIST_CALL, STAGE_CALL, SUBMIT_CALL } from '../support/calls'
import {
  budgetOf,
  expectBudget,
  codeInAddress,
  expectForm,
  fieldOf,
  fillForm,
  INTERNAL,
  openForm,
  submitOf,
  submitted,
  unsavedNote,
} from '../support/payment-form'
import { allOrders, askServer, bodiesOf, orderOf, yuan } from '../support/payment-orders'
import { readList } from '../support/chain'
import { closeWarmTip } from '../support/languages'
import { expect, test } from '../test'

const BUDGET_CALL = 'payment_order/budget/info.json'

interface Budget {
  total: number
  used: number
  frozen: number
  available: number
}

const BUDGET_REQUEST = {
  channelId: 2,
  affiliationDepartmentCode: 'D1031',
  feeItemCode: '6666010304',
}

/** A text as an input method for Chinese may write it: letters and digits as wide as a character. */
const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0))

test('An amount is cleaned when it is pasted, brought into its limits when it is left, and left alone while it is composed', async ({
  page,
  world,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await openForm(page, world)
  const amount = fieldOf(page, 'amount')
  const left = async (typed: string, read: string) => {
    await amount.fill(typed)
    await amount.blur()
    await expect(amount, typed).toHaveValue(read)
  }
  await test.step('pasted', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('￥1,234.567'))
    await amount.focus()
    await page.keyboard.press('Control+V')
    await expect(amount).toHaveValue('1234.56')
    await page.keyboard.press('Tab')
    await expect(amount).toHaveValue('1,234.56')
    // The third decimal is asked about; the button for that stands in between.
    await expect(amount).toHaveAccessibleDescription('您输入的是“￥1,234.567”，已识别为 1,234.56')
    // Coming back to it selects it all, so that typing replaces it.
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('7')
    await expect(amount).toHaveValue('7')
  })

  await test.step('pasted out of cells below and beside each other', async () => {
    for (const [cells, asked] of [
      ['100\n200', '100 200'],
      ['300\r\n400\r\n', '300 400'],
      ['12\t500.00\n', '12 500.00'],
    ] as const) {
      await page.evaluate((text) => navigator.clipboard.writeText(text), cells)
      await amount.selectText()
      await page.keyboard.press('Control+V')
      await page.keyboard.press('Tab')
      await expect(amount).toHaveAccessibleDescription(
        new RegExp(`^您输入的是“${asked}”，已识别为`),
      )
    }
    // One cell is one number.
    await page.evaluate(() => navigator.clipboard.writeText('1,234.00\n'))
    await amount.selectText()
    await page.keyboard.press('Control+V')
    await page.keyboard.press('Tab')
    await expect(amount).toHaveValue('1,234.00')
    await expect(amount).not.toHaveAccessibleDescription(/您输入的是/)
  })

  await test.step('left', async () => {
    await left('1234.56', '1,234.56')
    await left('100000000', '99,999,999.99')
    await left('0', '0.01')
    await left('abc', '')
  })

  await test.step('typed in the middle', async () => {
    await amount.focus()
    await page.keyboard.type('12a34')
    for (let steps = 0; steps < 2; steps++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('x9')
    await expect(amount).toHaveValue('12934')
    await page.keyboard.press('Delete')
    await expect(amount).toHaveValue('1294')
  })

  await test.step('composed by an input method', async () => {
    await left('', '')
    await amount.focus()
    await page.keyboard.type('5')
    const keyboard = await page.context().newCDPSession(page)
    for (const text of ['yi', 'yi er']) {
      const caret = { selectionStart: text.length, selectionEnd: text.length }
      await keyboard.send('Input.imeSetComposition', { text, ...caret })
      await expect(amount).toHaveValue(`5${text}`)
    }
    await keyboard.send('Input.insertText', { text: '１２．３４５' })
    await expect(amount).toHaveValue('512.34')
    await page.keyboard.press('Tab')
    await expect(amount).toHaveValue('512.34')
  })
})

test('The budget says when it could not be read, shows what the server says, and warns above what is available', async ({
  page,
  world,
}) => {
  const message = '预算系统维护中'
  await world.fault({ call: BUDGET_CALL, kind: 'refuse', message, times: 'always' })
  await openForm(page, world)
  const budget = budgetOf(page)
  await expect(budget).toContainText('选择结算渠道、归属部门和费用项后显示预算。')
  await test.step('one that could not be read is read again on request', async () => {
    await fillForm(page, INTERNAL)
    const failure = budget.getByRole('alert')
    await expect(failure).toContainText('获取内部结算付款单失败!')
    await expect(failure).toContainText(message)
    // Nobody asked for it, so no dialog comes between.
    await expect(page.getByRole('dialog')).toBeHidden()
    await world.clearFaults()
    await failure.getByRole('button', { name: '重试' }).click()
    await expectBudget(page)
  })

  const { total, used, frozen, available } = await askServer<Budget>(
    page,
    BUDGET_CALL,
    BUDGET_REQUEST,
  )
  await test.step('it shows what the server says', async () => {
    await fillForm(page, { amount: yuan(available).replaceAll(',', '') })
    await expect(budget.getByRole('term')).toHaveText(['总额', '已用', '冻结', '可用'])
    const amounts = [total, used, frozen, available].map(yuan)
    await expect(budget.getByRole('definition')).toHaveText(amounts)
    await expect(budget.getByRole('alert')).toBeHidden()
  })

  await test.step('it warns; whether the order is refused is the server’s decision', async () => {
    await fillForm(page, { amount: yuan(available + 150).replaceAll(',', '') })
    const warning = `超出可用预算（${yuan(available)} 元）1.50 元`
    await expect(budget.getByRole('alert')).toHaveText(warning)
    expect(await submitted(page)).toMatchObject({ state: 10, amount: available + 150 })
    const after = await askServer<Budget>(page, BUDGET_CALL, BUDGET_REQUEST)
    expect(after).toMatchObject({ available: -150, frozen: frozen + available + 150 })
  })
})

const heightOf = async (field: Locator) => (await field.boundingBox())?.height ?? 0

const remarksOf = (page: Page) => page.getByRole('button', { name: '选择常用备注' })

test('A remark is picked from the common ones, typed on, counted, and its field grows with it', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  const pick = async (name: string) => {
    await remarksOf(page).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await pick('春节慰问品')
  await expectForm(page, { remark: '春节慰问品' })
  await expect(page.getByText('5 / 200 字')).toBeVisible()
  await fillForm(page, { remark: '春节慰问品，共 30 份' })
  await pick('员工生日福利')
  await expectForm(page, { remark: '春节慰问品，共 30 份\n员工生日福利' })
  await remarksOf(page).click()
  await expect(page.getByRole('menuitem')).toHaveCount(15)
  await expect(page.getByRole('menuitem', { name: /停用/ })).toHaveCount(0)
  await page.keyboard.press('Escape')

  const remark = fieldOf(page, 'remark')
  await test.step('too long, it says so while it is typed, and grows', async () => {
    await fillForm(page, { remark: '' })
    const before = await heightOf(remark)
    const counter = page.getByText('/ 200 字')
    await fillForm(page, { remark: '备'.repeat(200) })
    const colour = await counter.evaluate((element) => getComputedStyle(element).color)
    await fillForm(page, { remark: '备\n'.repeat(8) + '备'.repeat(200) })
    await expect(counter).toHaveText('216 / 200 字')
    await expect(counter).not.toHaveCSS('color', colour)
    expect(await heightOf(remark)).toBeGreaterThan(before)
  })

  await test.step('an emoji is one character, and so is a rare sign; what is too long is never cut', async () => {
    await fillForm(page, { ...INTERNAL, remark: '🎁'.repeat(201) })
    await expect(page.getByText('201 / 200 字')).toBeVisible()
    await submitOf(page).click()
    await expect(remark).toBeFocused()
    await expect(remark).toHaveAccessibleDescription('不能超过 200 个字')
    await expectForm(page, { remark: '🎁'.repeat(201) })
    await fillForm(page, { remark: '🎁'.repeat(200) })
    expect(await submitted(page)).toMatchObject({ remark: '🎁'.repeat(200) })
  })
})

test('Common remarks that could not be read are read again in their menu, which stays within the window and scrolls alone', async ({
  page,
  world,
}) => {
  await world.fault({ call: 'base/remark/all.json', kind: 'status', status: 500, times: 2 })
  await openForm(page, world)
  const entries = page.getByRole('menuitem')
  await test.step('that they could not be read stands in the menu', async () => {
    await remarksOf(page).click()
    const again = page.getByRole('menuitem', { name: '获取备注列表失败! 重试' })
    await expect(again).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await again.focus()
    await page.keyboard.press('Enter')
    // It was asked for, so a dialog says why; answering that is no press beside the menu.
    await closeWarmTip(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(remarksOf(page)).toHaveAttribute('aria-expanded', 'true')
    await again.focus()
    await page.keyboard.press('Enter')
    await expect(entries).toHaveCount(15)
    await expect(entries.first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expectForm(page, { remark: '节日礼品采购' })
  })

  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await test.step(`within a window of ${width} × ${height} only the entries scroll`, async () => {
      await fillForm(page, { remark: '' })
      await page.setViewportSize({ width, height })
      await remarksOf(page).click()
      await expect(entries).toHaveCount(15)
      const box = await page.getByRole('menu').boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThanOrEqual(height)
      await entries.first().focus()
      for (let steps = 0; steps < 14; steps++) await page.keyboard.press('ArrowDown')
      await expect(entries.last()).toBeFocused()
      await expect(entries.last()).toBeInViewport({ ratio: 1 })
      const scrolled = await page.evaluate(() => [scrollX, scrollY, document.body.scrollTop])
      expect(scrolled).toEqual([0, 0, 0])
      await page.keyboard.press('Enter')
      await expectForm(page, { remark: '供应商交流活动' })
    })
  }
})

test('A debit takes all that is left by a button', async ({ page, world }) => {
  await world.signIn('zhang.wei')
  const orders = await allOrders(page, { state: 30, loginOwnerId: 'zhang.wei' })
  const order = orders.find(({ actual }) => actual > 0)
  await page.goto(`debit/order/add?paymentCode=${order?.code ?? ''}`)
  await page.getByRole('button', { name: '全部扣完' }).click()
  const free = page.getByText('本单可扣（元）').locator('..').getByRole('definition')
  await expect(page.getByRole('textbox', { name: '金额（元）' })).toHaveValue(
    (await free.textContent()) ?? '',
  )
  await expect(page.getByRole('button', { name: '全部扣完' })).toBeDisabled()
  await expect(page.getByRole('button', { name: '全部扣完' })).toBeFocused()

  // Another backend's codes may be of any shape.
  const code = 'pay-2026-000123'
  const left = (await free.textContent()) ?? ''
  const detail = await askServer<object>(page, DETAIL_CALL, { code: order?.code })
  const body = { success: true, data: { ...detail, code } }
  await world.fault({ call: DETAIL_CALL, kind: 'body', body, times: 'always' })
  const set = { 'data[0].code': code }
  await world.fault({ call: LIST_CALL, kind: 'change', set, times: 'always' })
  await page.goto(`debit/order/add?paymentCode=${code}`)
  await expect(free).toHaveText(left)
  const field = page.getByRole('main').getByRole('combobox', { name: '付款单' })
  await field.fill('')
  await expect(free).toHaveCount(0)
  await field.fill('2026')
  await page.getByRole('option', { name: code }).click()
  await expect(field).toHaveValue(code)
  await expect(free).toHaveText(left)
})

test('The order of a debit, and of a reverse, is found however its code is typed or pasted', async ({
  page,
  world,
}) => {
  await world.signIn('server.ops')
  for (const [kind, path, name, state] of [
    ['payment', 'debit/order/add', '付款单', 30],
    ['debit', 'reverse/order/submit', '扣款单', 20],
  ] as const) {
    await test.step(path, async () => {
      const [order] = await readList(page, kind, { state })
      const code = order?.code ?? ''
      const calls = [`${kind}_order/list.json`, `${kind}_order/detail.json`] as const
      await page.goto(path)
      const field = page.getByRole('main').getByRole('combobox', { name })
      const picked = page.getByRole('term').filter({ hasText: /^金额（元）$/ })
      await world.clearJournal()
      await field.fill(code.toLowerCase().slice(0, 12))
      const option = page.getByRole('option', { name: code })
      await expect(option).toBeVisible()
      await option.click()
      await expect(field).toHaveValue(code)

      await field.fill('')
      await field.fill(fullWidth(code.toLowerCase()))
      await expect(page.getByRole('option', { name: code })).toBeVisible()
      await field.fill(`\u200B${code.toLowerCase()} `)
      await field.blur()
      await expect(field, 'as it was understood').toHaveValue(code)
      await expect(picked).toBeVisible()
      const asked = (await Promise.all(calls.map((call) => bodiesOf(world, call)))).flat()
      expect(asked).not.toEqual([])
      for (const body of asked) {
        const sent = /"code":"([^"]*)"/.exec(JSON.stringify(body))?.[1] ?? ''
        expect(code.startsWith(sent), sent).toBe(true)
      }
    })
  }
})

test('Ctrl+S saves what is being typed, Ctrl+Enter submits it, and the browser does neither', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  await page.evaluate(() => {
    addEventListener('keydown', ({ defaultPrevented }) => {
      document.body.setAttribute('data-ours', String(defaultPrevented))
    })
  })
  const { department, ...others } = INTERNAL
  await fillForm(page, others)
  // A name that is typed in full counts once the field is left: the key leaves it.
  await fieldOf(page, 'department').pressSequentially(department ?? '')
  await expect(page.getByRole('option', { name: department ?? '', exact: true })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.locator('body')).toHaveAttribute('data-ours', 'true')
  await expect(page).toHaveURL(/code=/)
  const code = codeInAddress(page)
  expect(await orderOf(page, code)).toMatchObject({
    state: 5,
    amount: 8850,
    affiliationDepartmentName: department,
  })

  // Behind a dialog there is no form to send.
  await fieldOf(page, 'remark').fill('团建')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Control+s')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(fieldOf(page, 'remark')).toHaveValue('团建')
  await expect(unsavedNote(page)).toBeVisible()
  expect(await bodiesOf(world, STAGE_CALL)).toHaveLength(1)

  await fieldOf(page, 'remark').press('Control+Enter')
  await expect(page.getByText(`${code} 已提交`)).toBeVisible()
  expect(await orderOf(page, code)).toMatchObject({ state: 10, remark: '团建' })
  expect(await bodiesOf(world, SUBMIT_CALL)).toHaveLength(1)
})

test('In a low window the list of a field is in sight, beside its field', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  await page.setViewportSize({ width: 1280, height: 420 })
  await page.goto('payment/order/submit')
  const field = page.getByRole('main').getByRole('combobox', { name: '归属部门' })
  const list = page.getByRole('listbox')
  for (const at of ['start', 'center', 'end'] as const) {
    await test.step(at, async () => {
      await field.evaluate((input, block) => input.scrollIntoView({ block }), at)
      await field.click()
      await expect(list.getByRole('option').nth(1)).toBeInViewport({ ratio: 1 })
      await expect(list).toBeInViewport({ ratio: 1 })
      const [offered, typedIn] = await Promise.all([edgesOf(list), edgesOf(field)])
      const isBeside = offered.bottom <= typedIn.top || offered.top >= typedIn.bottom
      expect(isBeside, JSON.stringify({ offered, typedIn })).toBe(true)
      await page.keyboard.press('Escape')
      await expect(list).toBeHidden()
    })
  }
})

const edgesOf = (control: Locator) =>
  control.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom }
  })
