import type { Page } from '@playwright/test'
import { DETAIL_CALL, LIST_CALL, STAGE_CALL, SUBMIT_CALL } from '../support/calls'
import { amountOf, openNew, pickerOf, raisePayment, remarkOf } from '../support/chain'
import { closeWarmTip, warmTip } from '../support/languages'
import { leaveAnyway } from '../support/lost-writes'
import { rowOf, rowsOf } from '../support/lists'
import {
  conflictOf,
  notDoneOf,
  outcomeOf,
  REPEATED,
  restoreOf,
  unknownOf,
} from '../support/outcomes'
import {
  expectForm,
  expectWrong,
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
import { orderOf } from '../support/payment-orders'
import { chooseUser, expectShown, logOut, menuOf, tagOf } from '../support/shell'
import { allAnswered } from '../support/under-way'
import { formatChinaTime } from '../../src/domain/china-time'
import { expect, test } from '../test'
import type { World } from '../world'

const NOON = new Date('2026-11-21T12:00:00+08:00')
const FORM = 'payment/order/submit'
const TYPED = { ...INTERNAL, amount: '321.00', owner: '韩梅梅', remark: '春节\n慰问' }

/** Opens the form and types an order into it that nobody has saved. */
async function typeOrder(page: Page, world: World, code?: string): Promise<void> {
  await openForm(page, world, code === undefined ? {} : { code })
  await fillForm(page, TYPED)
  await expect(unsavedNote(page)).toBeVisible()
}

/** Nothing is in the form before the draft is asked for; then everything is. */
async function restore(page: Page, before: object = { amount: '', owner: '', remark: '' }) {
  await expect(restoreOf(page)).toBeVisible()
  await expectForm(page, before)
  await restoreOf(page).click()
  await expectForm(page, TYPED)
  await expect(restoreOf(page)).toBeHidden()
}

const closeOf = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: '关闭', exact: true })
const closingOf = (page: Page) => page.getByRole('dialog', { name: '不保存就关闭？' })

/** Reloads, and says yes when the browser asks about unsaved work. */
async function reload(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.once('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  return asked
}

test('A refused submit keeps everything; a reload asks first, and what was typed is offered again with its time', async ({
  page,
  world,
}) => {
  await page.clock.setFixedTime(NOON)
  await world.fault({ call: SUBMIT_CALL, kind: 'refuse', message: '本月已关账' })
  await typeOrder(page, world)
  await submitOf(page).click()
  await expect(warmTip(page)).toContainText('本月已关账')
  await closeWarmTip(page)
  await expectForm(page, TYPED)
  await page.clock.setFixedTime(NOON.getTime() + 60_000)
  expect(await reload(page)).toEqual(['beforeunload'])
  await expect(
    page.getByText(`有一份 ${formatChinaTime(NOON.getTime())} 未保存的草稿。`),
  ).toBeVisible()
  await restore(page)
  expect(await submitted(page)).toMatchObject({ amount: 32_100, remark: '春节\n慰问' })
  await page.goto(FORM)
  await expectForm(page, { amount: '' })
  await expect(restoreOf(page)).toBeHidden()
})

test('A full storage leaves the draft of before in it, and the form, also closed, says that its own is not kept', async ({
  page,
  world,
}) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await openForm(page, world)
  await fillForm(page, { remark: '第一份' })
  await expect(unsavedNote(page)).toBeVisible()
  await page.reload()
  await expect(restoreOf(page)).toBeVisible()
  await page.evaluate(() => {
    for (let chunk = 'x'.repeat(1_000_000), count = 0; chunk !== ''; count++) {
      try {
        sessionStorage.setItem(`full.${count}`, chunk)
      } catch {
        chunk = chunk.slice(0, Math.floor(chunk.length / 2))
      }
    }
  })
  await fillForm(page, { remark: '第二份' })
  await expect(page.getByText('也未能在本机暂存')).toBeVisible()
  await expect(unsavedNote(page)).toHaveCount(0)
  // Closed, it promises no draft either, and the browser goes on asking.
  await page.getByRole('main').getByRole('button', { name: '关闭', exact: true }).click()
  const question = page.getByRole('dialog', { name: '不保存就关闭？' })
  await expect(question).toContainText('已填写的内容仅保留到本标签页刷新或关闭为止')
  await expect(question).not.toContainText('草稿')
  await question.getByRole('button', { name: '关闭', exact: true }).last().click()
  await expect(rowsOf(page).first()).toBeVisible()
  asked.length = 0
  await page.reload()
  await expect(rowsOf(page).first()).toBeVisible()
  expect(asked).toEqual(['beforeunload'])
  await openForm(page, world)
  await restoreOf(page).click()
  await expectForm(page, { remark: '第一份' })
})

test('A draft that is not wanted is gone for good; an empty or saved form lets the page go without asking', async ({
  page,
  world,
}) => {
  await typeOrder(page, world)
  await test.step('not wanted', async () => {
    expect(await reload(page)).toEqual(['beforeunload'])
    await expect(page.getByText(/^有一份 .+ 未保存的草稿。$/)).toBeVisible()
    await page.getByRole('button', { name: '丢弃草稿' }).click()
    await expect(restoreOf(page)).toBeHidden()
    await closeOf(page).click()
    await expect(page).toHaveURL(/\/payment\/order\/list$/)
    await expect(closingOf(page)).toBeHidden()
    await page.getByRole('link', { name: '新建' }).click()
    await expect(formHeadingOf(page)).toBeVisible()
    await expect(restoreOf(page)).toBeHidden()
    expect(await reload(page)).toEqual([])
    await expect(formHeadingOf(page)).toBeVisible()
    await expect(restoreOf(page)).toBeHidden()
  })

  await test.step('empty', async () => {
    await fillForm(page, { remark: '写了又删' })
    await fillForm(page, { remark: '' })
    await expect(unsavedNote(page)).toBeHidden()
    expect(await reload(page)).toEqual([])
    await expect(formHeadingOf(page)).toBeVisible()
    await expect(restoreOf(page)).toBeHidden()
  })

  await test.step('saved', async () => {
    await fillForm(page, { remark: '留下' })
    await saveOf(page).click()
    await expect(formHeadingOf(page, '')).toContainText('FK')
    await expect(unsavedNote(page)).toHaveCount(0)
    await expect(saveOf(page)).toBeEnabled()
    expect(await reload(page)).toEqual([])
    await expectForm(page, { remark: '留下' })
    await expect(restoreOf(page)).toBeHidden()
  })
})

test('What was typed survives a session that was lost while submitting', async ({
  page,
  world,
}) => {
  await typeOrder(page, world)
  await world.fault({ call: SUBMIT_CALL, kind: 'status', status: 401 })
  await submitOf(page).click()
  await warmTip(page).getByRole('button', { name: '重新登录' }).click()
  await chooseUser(page, '张伟')
  await expect(page).toHaveURL(/\/payment\/order\/submit$/)
  await restore(page)
  expect(await submitted(page)).toMatchObject({ createBy: 'zhang.wei', ownerName: '韩梅梅' })
})

/** Nothing of what was typed is kept in this tab. */
async function expectNothingKept(page: Page): Promise<void> {
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  expect(kept).not.toContain('韩梅梅')
}

test('After logging out, which is asked first, nothing of it is left; nor for another person who signs in in the same tab', async ({
  page,
  world,
}) => {
  await typeOrder(page, world)
  await test.step('logging out', async () => {
    await logOut(page)
    await page
      .getByRole('dialog', { name: '不保存就退出登录？' })
      .getByRole('button', { name: '退出登录' })
      .click()
    // Where one comes back to from a log-out is not where somebody wants to go.
    await chooseUser(page, '张伟')
    await expect(page.getByRole('heading', { name: '欢迎，张伟' })).toBeVisible()
    await page.goto(FORM)
    await expect(formHeadingOf(page)).toBeVisible()
    await expectForm(page, { amount: '', owner: '' })
    await expect(restoreOf(page)).toBeHidden()
    await expectNothingKept(page)
  })

  await test.step('another person', async () => {
    await fillForm(page, TYPED)
    await expect(unsavedNote(page)).toBeVisible()
    await world.fault({ call: STAGE_CALL, kind: 'status', status: 401 })
    await saveOf(page).click()
    await warmTip(page).getByRole('button', { name: '重新登录' }).click()
    await chooseUser(page, '王芳')
    await expect(formHeadingOf(page)).toBeVisible()
    await expectForm(page, { amount: '', owner: '', remark: '' })
    await expect(restoreOf(page)).toBeHidden()
    await expectNothingKept(page)

    // Nor does its writer, after somebody else was here.
    await page.goto('about:blank')
    await world.signIn('zhang.wei')
    await page.goto(FORM)
    await expect(formHeadingOf(page)).toBeVisible()
    await expect(restoreOf(page)).toBeHidden()
  })
})

test('A submit that timed out keeps everything, and its draft knows that it was sent', async ({
  page,
  world,
}) => {
  await page.clock.install()
  await typeOrder(page, world)
  await world.fault({ call: SUBMIT_CALL, kind: 'timeout' })
  await world.fault({ call: LIST_CALL, kind: 'status', status: 503, times: 'always' })
  await submitOf(page).click()
  await expect.poll(async () => (await world.journal(SUBMIT_CALL)).length).toBe(1)
  await allAnswered(world, SUBMIT_CALL)
  await page.clock.fastForward(30_000)
  await expect(warmTip(page)).toContainText('请求超时')
  await closeWarmTip(page)
  await expect(page.getByRole('alert').filter({ hasText: '结果未知' })).toBeVisible()
  await expectForm(page, TYPED)
  await reload(page)
  await restore(page)
  await expect(page.getByRole('alert').filter({ hasText: '结果未知' })).toBeVisible()
  await submitOf(page).click()
  await expect(warmTip(page)).toContainText('您上次的操作已超时，禁止重复操作')
  expect(await world.journal(SUBMIT_CALL)).toHaveLength(1)
})

test('Closing the form asks first and keeps the draft; what was typed before that was taken up is offered next; looking at the list leaves it as it was', async ({
  page,
  world,
}) => {
  await typeOrder(page, world)
  await test.step('closing', async () => {
    await closeOf(page).click()
    await closingOf(page).getByRole('button', { name: '返回' }).click()
    await expect(closingOf(page)).toBeHidden()
    await expectForm(page, TYPED)
    await closeOf(page).click()
    await closingOf(page).getByRole('button', { name: '关闭' }).click()
    await expect(page).toHaveURL(/\/payment\/order\/list$/)
    await expect(rowsOf(page).first()).toBeVisible()
    await page.getByRole('link', { name: '新建' }).click()
    await expect(restoreOf(page)).toBeVisible()
    await expectForm(page, { amount: '', owner: '', remark: '' })
  })

  await test.step('typed before the draft was taken up', async () => {
    await fillForm(page, { amount: '5.00', owner: '李雷' })
    // A double click is one press: the second would be on what is offered next.
    await restoreOf(page).dblclick()
    await expectForm(page, TYPED)
    await restoreOf(page).click()
    await expectForm(page, { amount: '5.00', owner: '李雷' })
    await restoreOf(page).click()
    await expectForm(page, TYPED)
    await page.getByRole('button', { name: '丢弃草稿' }).click()
    await expect(restoreOf(page)).toBeHidden()
  })

  await test.step('looking at the list', async () => {
    await submitOf(page).focus()
    await menuOf(page).getByRole('link', { name: '付款单' }).click()
    await expect(rowsOf(page).first()).toBeVisible()
    await expect(fieldOf(page, 'amount')).toBeHidden()
    await page.goBack()
    await expectForm(page, TYPED)
    await expect(restoreOf(page)).toBeHidden()
    await page.goForward()
    await page.getByRole('link', { name: '新建' }).click()
    await expectForm(page, TYPED)
    await submitted(page)
  })
})

test('The draft of an existing order is its own, and saves on the version it was typed on', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const code = await stageOrder(page)
  const other = await stageOrder(page)
  await typeOrder(page, world, code)
  await reload(page)
  await restore(page, { amount: '88.50', remark: '' })
  await page.goto(`${FORM}?code=${other}`)
  await expectForm(page, { amount: '88.50', remark: '' })
  await expect(restoreOf(page)).toBeHidden()
  await page.goto(`${FORM}?code=${code}`)
  await restore(page, { amount: '88.50', remark: '' })
  await saveOf(page).click()
  await expect.poll(async () => (await orderOf(page, code)).amount).toBe(32_100)
  await expect(unsavedNote(page)).toBeHidden()
  await page.reload()
  await expectForm(page, TYPED)
  await expect(restoreOf(page)).toBeHidden()
})

test('The draft of an order that can not be edited any more is still there to be read, until it is not wanted', async ({
  anotherBrowser,
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const code = await stageOrder(page)
  await typeOrder(page, world, code)
  const zhao = await anotherBrowser('zhao.min')
  await zhao.goto(`payment/order/detail?code=${code}`)
  await zhao.getByRole('button', { name: '取消单据' }).click()
  await zhao.getByRole('dialog').getByRole('button', { name: '取消单据' }).click()
  await expect(zhao.getByText(`${code} 已取消`)).toBeVisible()
  await reload(page)
  const notice = page.getByRole('alert').filter({ hasText: '已取消，不能再进行此操作' })
  await expect(notice.getByRole('link', { name: code })).toBeVisible()
  await restore(page, { amount: '88.50', remark: '' })
  await saveOf(page).click()
  await expect(page.getByRole('alert').filter({ hasText: '未保存' })).toContainText('已取消')
  await expectForm(page, TYPED)
  await reload(page)
  await page.getByRole('button', { name: '丢弃草稿' }).click()
  const reason = page.getByRole('heading', { name: '已取消，不能再进行此操作' })
  await expect(reason).toBeVisible()
  await expect(saveOf(page)).toHaveCount(0)
  await page.reload()
  await expect(reason).toBeVisible()
  await expect(restoreOf(page)).toHaveCount(0)
})

/** The page is gone and comes back, and its draft is taken up: the amount asks whether it was read as it was meant. */
async function expectAsked(page: Page, typed: string, read: string): Promise<void> {
  await expect(unsavedNote(page)).toBeVisible()
  await reload(page)
  await restoreOf(page).click()
  await expect(fieldOf(page, 'amount')).toHaveValue(read)
  await expectWrong(fieldOf(page, 'amount'), `您输入的是“${typed}”，已识别为 ${read}`)
}

test('What was asked about, or not left when the page was gone, is read when its draft is taken up, and asked about again', async ({
  page,
  world,
}) => {
  await page.clock.setFixedTime(NOON)
  await openForm(page, world)
  const amount = fieldOf(page, 'amount')
  const day = fieldOf(page, 'applyDate')
  await test.step('a text that is no day says so once it is left', async () => {
    await day.fill('2026-13-40')
    await day.blur()
    await expectWrong(day, '该日期不存在')
    await day.fill('2026-11-20')
    await day.blur()
    await expect(day).not.toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('an amount that was asked about', async () => {
    await fillForm(page, { ...INTERNAL, amount: '12,50' })
    await amount.blur()
    await expectWrong(amount, '您输入的是“12,50”，已识别为 1,250.00')
    await expectAsked(page, '12,50', '1,250.00')
    await saveOf(page).click()
    await expect(amount).toBeFocused()
    expect(await world.journal(STAGE_CALL)).toEqual([])
    await page.getByRole('button', { name: '接受 1,250.00' }).click()
    await expect(amount).toHaveValue('1,250.00')
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true')
  })

  await test.step('an amount that was not left is between its limits', async () => {
    await amount.fill('')
    await amount.pressSequentially('999999999999')
    await expectAsked(page, '999999999999', '99,999,999.99')
    await page.getByRole('button', { name: '接受 99,999,999.99' }).click()
  })

  await test.step('a day that was not left', async () => {
    await fillForm(page, { applyDate: '11/1' })
    await expect(unsavedNote(page)).toBeVisible()
    await reload(page)
    await restoreOf(page).click()
    await expect(day).toHaveValue('2026-11-01')
    expect(await submitted(page)).toMatchObject({
      amount: 9_999_999_999,
      applyDate: '2026-11-01',
    })
  })
})

test('Four copies are typed in side by side, and each finds what was typed into it after a reload', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  page.on('dialog', (dialog) => void dialog.accept())
  const amounts = ['1.00', '2.00', '3.00', '4.00']
  const copies: { amount: string; tag: string }[] = []
  for (const amount of amounts) {
    const code = await stageOrder(page)
    copies.push({ amount, tag: `新建付款单（复制自 ${code}）` })
    await page.goto(`${FORM}?copyOf=${code}`)
    await expectForm(page, { amount: '88.50' })
    await fillForm(page, { amount })
  }
  for (const round of ['after a reload', 'after another']) {
    for (const { amount, tag } of copies) {
      await tagOf(page, tag).click()
      await expectShown(page, tag)
      const form = page.getByRole('main')
      await expect(form.getByText('其他标签页')).toHaveCount(0)
      // The last one was opened without leaving the page.
      if (round !== 'after a reload' || tag !== copies.at(-1)?.tag) await restoreOf(page).click()
      await expectForm(page, { amount })
      await expect(restoreOf(page)).toBeHidden()
    }
    for (const { amount, tag } of copies) {
      await tagOf(page, tag).click()
      await expectShown(page, tag)
      await expectForm(page, { amount })
    }
    await page.reload()
    await expectForm(page, { amount: '88.50' })
  }
})

test('What was typed into a copy can be taken up although its original can not be read, and a copy whose answer was lost is not raised once more', async ({
  page,
  world,
}) => {
  leaveAnyway(page)
  await world.signIn('zhang.wei')
  const copied = await stageOrder(page)
  await page.goto(`${FORM}?copyOf=${copied}`)
  await expectForm(page, { amount: '88.50' })
  await fillForm(page, { amount: '66.00', remark: '照抄' })
  await expect(unsavedNote(page)).toBeVisible()
  await world.fault({ call: DETAIL_CALL, kind: 'status', status: 404, where: { body: { code: copied } }, times: 'always' }) // prettier-ignore
  await page.reload()
  await closeWarmTip(page)
  const failure = page.getByRole('main').getByRole('button', { name: '重试' })
  await expect(failure).toBeVisible()
  await restoreOf(page).click()
  await expectForm(page, { amount: '66.00', remark: '照抄' })
  // Read after all, the order does not change what stands there.
  await world.clearFaults()
  await failure.click()
  await expect(failure).toHaveCount(0)
  expect(await submitted(page)).toMatchObject({ amount: 6600, remark: '照抄' })
  await page.goto(`${FORM}?copyOf=${copied}`)
  await expectForm(page, { amount: '88.50', principal: '李娜 (li.na)' })
  await expect(restoreOf(page)).toHaveCount(0)

  await test.step('nobody has changed it, and its answer is lost', async () => {
    const sent = (await world.journal(STAGE_CALL)).length
    await world.fault({ call: STAGE_CALL, kind: 'drop', when: 'after' })
    await world.fault({ call: LIST_CALL, kind: 'status', status: 503, times: 'always' })
    await saveOf(page).click()
    await closeWarmTip(page)
    await expect(outcomeOf(page)).toBeVisible()
    // The names that go with what was chosen are not there yet: it is the same order without them.
    await world.fault({ call: 'base/verify_user/list.json', kind: 'hold', times: 'always' })
    await page.reload()
    await expectForm(page, { amount: '88.50' })
    await expect(outcomeOf(page)).toBeVisible()
    for (const take of [async () => undefined, () => restoreOf(page).click()]) {
      await take()
      await saveOf(page).click()
      await expect(warmTip(page)).toContainText(REPEATED)
      await closeWarmTip(page)
    }
    expect(await world.journal(STAGE_CALL)).toHaveLength(sent + 1)
  })
})

async function fillDebit(page: Page): Promise<void> {
  await amountOf(page).fill('100')
  await remarkOf(page).fill('团建')
}

/** A debit is saved from its payment order, whose code is given, and nobody can say what became of it. */
async function loseDebit(page: Page, world: World): Promise<string> {
  await world.signIn('zhang.wei')
  const paid = await raisePayment(page, 100_000)
  await world.fault({ call: 'debit_order/staging.json', kind: 'drop', when: 'after' })
  await world.fault({ call: 'debit_order/list.json', kind: 'status', status: 503, times: 'always' })
  await openNew(page, 'debit', paid)
  await fillDebit(page)
  await saveOf(page).click()
  await closeWarmTip(page)
  return paid
}

test('A debit of unknown outcome is not sent once more from another form', async ({
  page,
  world,
}) => {
  const paid = await loseDebit(page, world)
  await expect(outcomeOf(page)).toBeVisible()
  // The other door: nothing is chosen there yet.
  page.on('dialog', (dialog) => void dialog.accept())
  await openNew(page, 'debit', undefined)
  await expect(outcomeOf(page)).toBeVisible()
  await pickerOf(page, 'payment').fill(paid)
  await fillDebit(page)
  await saveOf(page).click()
  await expect(warmTip(page)).toContainText(REPEATED)
  expect(await world.journal('debit_order/staging.json')).toHaveLength(1)
  await closeWarmTip(page)
  await expect(outcomeOf(page)).toBeFocused()
})

test('A debit of unknown outcome is not sent once more while its own form is open, and that is said', async ({
  page,
  world,
}) => {
  const paid = await loseDebit(page, world)
  await expect(unknownOf(page)).toContainText('暂时无法向服务器查询')
  await world.clearFaults()
  await menuOf(page).getByRole('link', { name: '扣款单', exact: true }).click()
  await page.getByRole('link', { name: '新建', exact: true }).click()
  await pickerOf(page, 'payment').fill(paid)
  await fillDebit(page)
  await saveOf(page).click()
  await expect(warmTip(page)).toContainText(REPEATED)
  await closeWarmTip(page)
  await expect(outcomeOf(page)).toBeFocused()
  await expect(outcomeOf(page)).toContainText('请在该页面中处理')
  // It can be looked for from here, and closed only there.
  await outcomeOf(page).getByRole('button', { name: '再次查询' }).click()
  await expect(notDoneOf(page)).toBeVisible()
  await expect(notDoneOf(page).getByRole('button')).toHaveCount(0)
  expect(await world.journal('debit_order/staging.json')).toHaveLength(1)
})

test('What was sent from one form is found out about there, and not closed from another', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const copied = await stageOrder(page)
  await typeOrder(page, world)
  await world.fault({ call: STAGE_CALL, kind: 'drop', when: 'after' })
  await saveOf(page).click()
  await closeWarmTip(page)
  await expect(outcomeOf(page)).toBeVisible()
  await menuOf(page).getByRole('link', { name: '付款单' }).click()
  await rowOf(page, copied).getByRole('link', { name: copied }).click()
  await page.getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('link', { name: '复制为新单据' }).click()
  await expectForm(page, { amount: '88.50' })
  await expect(outcomeOf(page)).toHaveCount(0)
  await tagOf(page, '新建付款单').click()
  await expect(outcomeOf(page)).toBeVisible()
})

test('What was saved and could not be read is saved on without a question', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const code = await stageOrder(page)
  await openForm(page, world, { code })
  await fillForm(page, { remark: '一' })
  const down = await world.fault({
    call: DETAIL_CALL,
    kind: 'status',
    status: 500,
    times: 'always',
    where: { body: { code } },
  })
  await saveOf(page).click()
  await expect(page.getByText(`${code} 已保存`)).toBeVisible()
  await allAnswered(world)
  await world.release(down)
  await expect(unsavedNote(page)).toBeHidden()
  await fillForm(page, { remark: '二' })
  // The version that the first save has made is read before: that is part of what was pressed.
  const slow = await world.fault({ call: DETAIL_CALL, kind: 'hold', where: { body: { code } } })
  await saveOf(page).click()
  await expect(saveOf(page)).toBeDisabled()
  expect(await world.journal(STAGE_CALL)).toHaveLength(2)
  await world.release(slow)
  await expect.poll(async () => (await orderOf(page, code)).remark).toBe('二')
  await expect(conflictOf(page)).toHaveCount(0)
  await expect(unsavedNote(page)).toBeHidden()
})
