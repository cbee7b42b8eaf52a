import type { Locator, Page } from '@playwright/test'
import { STAGE_CALL, SUBMIT_CALL } from '../support/calls'
import { openNew, pickerOf, remarkOf } from '../support/chain'
import { decideAs } from '../support/confirming'
import { tabTo } from '../support/keyboard'
import { closeWarmTip, switchLanguage, warmTip } from '../support/languages'
import { keepNotifications } from '../support/longer-times'
import { headingOf } from '../support/order-pages'
import {
  budgetOf,
  codeInAddress,
  expectForm,
  expectWrong,
  EXTERNAL,
  fieldOf,
  fillForm,
  formHeadingOf,
  INTERNAL,
  openForm,
  saveOf,
  stageOrder,
  submitOf,
  submitted,
  unsavedNote,
} from '../support/payment-form'
import { askServer, bodiesOf, openList, orderOf } from '../support/payment-orders'
import { expect, test } from '../test'

/** Walks down a list that the browser itself shows. */
async function choose(page: Page, name: Parameters<typeof fieldOf>[1], label: string) {
  const field = fieldOf(page, name)
  await tabTo(page, field)
  await expect(field.getByRole('option', { name: label, exact: true })).toBeAttached()
  const at = (await field.getByRole('option').allTextContents()).indexOf(label)
  for (let steps = 0; steps < at; steps++) await page.keyboard.press('ArrowDown')
  await expect(field.locator('option:checked')).toHaveText(label)
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.insertText(text)
}

/** Types a part of a name and takes what is found. */
async function searchFor(page: Page, name: Parameters<typeof fieldOf>[1], part: string) {
  await typeInto(page, fieldOf(page, name), part)
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test('Without a mouse: from the list to a new order, filled in and submitted', async ({
  page,
  world,
}) => {
  await openList(page, world, { username: 'zhang.wei' })
  await tabTo(page, page.getByRole('link', { name: '新建' }))
  await page.keyboard.press('Enter')
  await expect(formHeadingOf(page)).toBeVisible()

  await tabTo(page, page.getByRole('radio', { name: '内部' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await choose(page, 'channel', 'KEMS')
  await typeInto(page, fieldOf(page, 'amount'), '1234.5')
  await choose(page, 'feeItem', '员工活动 (6666010305)')
  await searchFor(page, 'department', '信息技术')
  await choose(page, 'park', '黄岛园区')
  await searchFor(page, 'principal', 'ma.chao')
  await typeInto(page, fieldOf(page, 'owner'), '李雷')
  await typeInto(page, fieldOf(page, 'applyCode'), 'SQ-2026-77')
  await typeInto(page, fieldOf(page, 'applyDate'), '2026-11-20')
  await tabTo(page, page.getByRole('switch', { name: '仅可消费' }))
  await page.keyboard.press('Space')
  await typeInto(page, fieldOf(page, 'remark'), '秋季活动，第一批')
  await tabTo(page, submitOf(page))
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/payment\/order\/detail\?code=/)
  const code = codeInAddress(page)
  await expect(headingOf(page, 'payment', code)).toBeVisible()
  expect(await orderOf(page, code)).toMatchObject({
    state: 10,
    createBy: 'zhang.wei',
    channelId: 3,
    amount: 123_450,
    actual: 123_450,
    feeItemCode: '6666010305',
    paymentUnit: null,
    paymentUnitAccount: null,
    affiliationDepartmentCode: 'D1031',
    affiliationDepartmentName: '信息技术部',
    affiliationParkId: 3,
    principalId: 3,
    principalName: '马超',
    ownerName: '李雷',
    applyCode: 'SQ-2026-77',
    applyDate: '2026-11-20',
    canOnlyConsume: 1,
    remark: '秋季活动，第一批',
    attachments: [],
  })
  expect(await world.journal(SUBMIT_CALL)).toHaveLength(1)

  // The form is not kept behind the order: Back leads to the list, and New to an empty form.
  await page.goBack()
  await expect(page.getByRole('link', { name: code })).toBeVisible()
  await page.getByRole('link', { name: '新建' }).click()
  await expectForm(page, { amount: '', remark: '' })
  await expect(page.getByRole('button', { name: '恢复草稿' })).toBeHidden()
})

test('An external order has a payment unit and its account in place of a fee item', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  await fillForm(page, INTERNAL)
  await fillForm(page, { settlement: '外部' })
  await expect(fieldOf(page, 'feeItem')).toBeHidden()
  await expect(budgetOf(page)).toBeHidden()
  await expectForm(page, { channel: '请选择…', principal: '' })
  await submitOf(page).click()
  await expectWrong(fieldOf(page, 'paymentUnit'), '请输入付款单位')
  await expectWrong(fieldOf(page, 'paymentUnitAccount'), '请输入付款单位账号')
  await fillForm(page, EXTERNAL)
  expect(await submitted(page)).toMatchObject({
    state: 10,
    channelId: 6,
    amount: 123_456,
    paymentUnit: '青岛鲜花有限公司',
    paymentUnitAccount: '6222 0000 1111',
    feeItemCode: null,
    principalId: 2,
  })
})

test('An order is saved with whatever is there, edited on, submitted, rejected, and submitted again; a decided one is not edited', async ({
  page,
  world,
  anotherBrowser,
}) => {
  await openForm(page, world)
  await fillForm(page, { remark: '还没有定金额' })
  await saveOf(page).click()
  // It goes by itself after a while, and the address changes once the order was read anew.
  const note = page.getByText(/^FK\d+ 已保存$/)
  await expect(note).toBeVisible()
  const told = await note.textContent()
  await expect(page).toHaveURL(/\/payment\/order\/submit\?code=/)
  const code = codeInAddress(page)
  expect(told).toBe(`${code} 已保存`)
  await expect(formHeadingOf(page, code)).toBeVisible()
  await expectForm(page, { amount: '', remark: '还没有定金额' })
  expect(await orderOf(page, code)).toMatchObject({ state: 5, amount: 0, remark: '还没有定金额' })

  await test.step('it is edited on and submitted', async () => {
    await fillForm(page, { amount: '20' })
    await saveOf(page).click()
    await expect.poll(async () => (await orderOf(page, code)).amount).toBe(2000)
    await expect(page.getByText('尚未保存')).toBeHidden()
    await fillForm(page, INTERNAL)
    expect(await submitted(page)).toMatchObject({ code, state: 10, amount: 8850, channelId: 2 })
  })

  await test.step('rejected, it is corrected and submitted again', async () => {
    await decideAs(await anotherBrowser('li.na'), code, '金额不符')
    await openForm(page, world, { code })
    await fillForm(page, { amount: '90' })
    expect(await submitted(page)).toMatchObject({ state: 10, amount: 9000 })
    await page.goto(`payment/order/submit?code=${code}`)
    await expect(page.getByRole('link', { name: `付款单 ${code}` })).toBeVisible()
    await expect(submitOf(page)).toBeHidden()
  })
})

test.describe('What is wrong', () => {
  test('is a request date that is no day, which is not saved either; what is missing is said at each field, and the first has the focus', async ({
    page,
    world,
  }) => {
    await openForm(page, world)
    const day = fieldOf(page, 'applyDate')
    await test.step('a date that is no day stays as it was typed', async () => {
      for (const [applyDate, message] of [
        ['abc', '请按 YYYY-MM-DD 输入日期'],
        ['2026-02-30', '该日期不存在'],
      ] as const) {
        await fillForm(page, { applyDate })
        await day.blur()
        await expectWrong(day, message)
        await saveOf(page).click()
        await expect(day).toBeFocused()
        await expectWrong(day, message)
        await expect(day).toHaveValue(applyDate)
      }
      await page.keyboard.press('Control+s')
      await expect(day).toBeFocused()
      await expectWrong(day, '该日期不存在')
      expect(await world.journal(STAGE_CALL)).toEqual([])
    })

    await test.step('what is missing is said at each field', async () => {
      await fillForm(page, { applyDate: '' })
      await submitOf(page).click()
      await expectWrong(fieldOf(page, 'channel'), '请选择结算渠道')
      await expectWrong(fieldOf(page, 'amount'), '请输入金额')
      await expectWrong(fieldOf(page, 'feeItem'), '请选择费用项')
      await expectWrong(fieldOf(page, 'department'), '请选择归属部门')
      await expectWrong(fieldOf(page, 'park'), '请选择园区')
      await expectWrong(fieldOf(page, 'principal'), '请选择负责人')
      await expect(fieldOf(page, 'channel')).toBeFocused()
      for (const name of ['channel', 'amount', 'feeItem', 'department', 'park'] as const) {
        await fillForm(page, { [name]: INTERNAL[name] })
        await expect(fieldOf(page, name)).not.toHaveAttribute('aria-invalid', 'true')
        await submitOf(page).focus()
        await page.keyboard.press('Enter')
        const next = { channel: 'amount', amount: 'feeItem', feeItem: 'department', department: 'park', park: 'principal' } as const // prettier-ignore
        await expect(fieldOf(page, next[name])).toBeFocused()
      }
    })

    await test.step('and what is too long, and no day, beside all that is there', async () => {
      const { principal = '' } = INTERNAL
      await fillForm(page, { principal, applyDate: '2026-02-30', remark: '备'.repeat(201) })
      await submitOf(page).click()
      await expectWrong(day, '该日期不存在')
      await expectWrong(fieldOf(page, 'remark'), '不能超过 200 个字')
      await expect(day).toBeFocused()
      expect(await world.journal(SUBMIT_CALL)).toEqual([])
    })

    const right = { applyDate: '2026-02-28', remark: '备'.repeat(200) }
    await fillForm(page, right)
    await saveOf(page).click()
    await expect(page).toHaveURL(/submit\?code=/)
    expect(await orderOf(page, codeInAddress(page))).toMatchObject(right)
    expect(await submitted(page)).toMatchObject(right)
  })

  test('is a person in charge of the other settlement type, once the list tells', async ({
    page,
    world,
    anotherBrowser,
  }) => {
    await world.signIn('zhang.wei')
    const code = await stageOrder(page)
    const maintainer = await anotherBrowser('server.ops')
    const moved = { id: 1, nickName: '李娜', username: 'li.na', type: 2, valid: 1 }
    await askServer(maintainer, 'verify_user/update.json', moved)
    await openForm(page, world, { code })
    await fieldOf(page, 'principal').click()
    await expect(page.getByRole('option', { name: '马超 (ma.chao)' })).toBeVisible()
    await page.keyboard.press('Escape')
    await submitOf(page).click()
    await expectWrong(fieldOf(page, 'principal'), '仅负责另一种结算类型的单据')
    await expect(fieldOf(page, 'principal')).toBeFocused()
    expect(await world.journal(SUBMIT_CALL)).toEqual([])
    // A draft takes whatever is there.
    await fillForm(page, { remark: '负责人待定' })
    await saveOf(page).click()
    await expect.poll(async () => (await orderOf(page, code)).remark).toBe('负责人待定')
    await fillForm(page, { principal: '马超 (ma.chao)' })
    expect(await submitted(page)).toMatchObject({ code, state: 10, principalId: 3 })
  })

  test('is not covered by what could be picked, pressing again picks nothing, and it is said in the person’s language', async ({
    page,
    world,
  }) => {
    await world.signIn('zhang.wei')
    await openNew(page, 'reverse', undefined)
    const picker = pickerOf(page, 'debit')
    const options = page.getByRole('listbox').getByRole('option')
    await picker.click()
    await expect(options.first()).toBeVisible()
    await page.keyboard.press('Escape')
    await remarkOf(page).fill('重复扣款')
    // It stands above the button, and comes once the draft is kept.
    await expect(unsavedNote(page)).toBeVisible()
    const box = await submitOf(page).boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) * 0.8, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    await page.mouse.click(x, y)
    await expectWrong(picker, '请选择扣款单')
    await expect(picker).toBeFocused()
    // The error has moved the button down a line.
    await page.mouse.click(x, y)
    await submitOf(page).click()
    await expectWrong(picker, '请选择扣款单')
    await expect(picker).toBeFocused()
    // It opens when it is asked for, by a key too.
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toBeVisible()
    await expect(picker).toHaveValue('')

    await switchLanguage(page, '中文', 'English')
    await page.goto('debit/order/add')
    const main = page.getByRole('main')
    const payment = main.getByRole('combobox', { name: 'Payment order' })
    const save = main.getByRole('button', { name: 'Save', exact: true })
    await save.click()
    await expectWrong(payment, 'Choose a payment order')
    await expect(payment).toBeFocused()
    expect(await world.journal('debit_order/staging.json')).toEqual([])

    // A draft needs no amount.
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(payment).not.toHaveValue('')
    await save.click()
    await expect(page).toHaveURL(/\/debit\/order\/submit\?code=/)
    expect(await world.journal('debit_order/staging.json')).toHaveLength(1)
  })

  test('to the server, is said at its field where there is one, else in the dialog, and loses nothing', async ({
    page,
    world,
  }) => {
    await keepNotifications(page)
    await openForm(page, world)
    const note = page.getByText('提交付款单失败!')
    const typed = { ...INTERNAL, remark: '春节慰问' }
    await fillForm(page, typed)
    for (const [field, at] of [
      ['affiliationDepartmentCode', fieldOf(page, 'department')],
      ['remark', fieldOf(page, 'remark')],
      ['amount', fieldOf(page, 'amount')],
      ['canOnlyConsume', page.getByRole('switch', { name: '仅可消费' })],
    ] as const) {
      await test.step(`in ${field}`, async () => {
        const message = `今年的额度已经用完（${field}）`
        await world.fault({ call: SUBMIT_CALL, kind: 'refuse', message, field })
        await submitOf(page).click()
        await expectWrong(at, message)
        await expect(at).toBeFocused()
        await expect(note).toBeVisible()
        await expect(warmTip(page)).toBeHidden()
        await expectForm(page, typed)
        // It would go with the next press, but not at once.
        const told = page.getByRole('alert').filter({ has: note })
        await told.getByRole('button', { name: '关闭' }).click()
        await expect(note).toHaveCount(0)
      })
    }

    await test.step('in a field that this settlement does not have', async () => {
      const message = '请补充付款单位'
      await world.fault({ call: SUBMIT_CALL, kind: 'refuse', message, field: 'paymentUnit' })
      await submitOf(page).click()
      await expect(warmTip(page)).toContainText(message)
      await closeWarmTip(page)
      await expectForm(page, typed)
    })

    await test.step('while saving', async () => {
      const message = '申请单号已被占用'
      await world.fault({ call: STAGE_CALL, kind: 'refuse', message, field: 'applyCode' })
      await fillForm(page, { applyCode: 'SQ-1' })
      await saveOf(page).click()
      await expectWrong(fieldOf(page, 'applyCode'), message)
      const failed = page.getByText('暂存付款单失败!')
      await expect(failed).toBeVisible()
      await saveOf(page).click()
      await expect(page).toHaveURL(/code=/)
      // Both would stand there, and nobody could tell which is so.
      await expect(failed).toHaveCount(0)
      expect(await bodiesOf(world, STAGE_CALL)).toHaveLength(2)
    })
    expect(await submitted(page)).toMatchObject({ state: 10, remark: '春节慰问' })
  })
})
