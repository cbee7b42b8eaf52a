import type { Page } from '@playwright/test'
import { choose, deletedIds, expectAttached, removeOf, textFile } from '../support/attachments'
import { DETAIL_CALL, STAGE_CALL, SUBMIT_CALL } from '../support/calls'
import { remarkOf } from '../support/chain'
import type { Kind } from '../support/order-pages'
import { closeWarmTip } from '../support/languages'
import { rowOf, rowsOf } from '../support/lists'
import { doneOf, restoreOf } from '../support/outcomes'
import {
  expectForm,
  fillForm,
  formHeadingOf,
  INTERNAL,
  openForm,
  saveOf,
  stageOrder,
  submitOf,
  unsavedNote,
} from '../support/payment-form'
import { allOrders, openList } from '../support/payment-orders'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'
import type { World } from '../world'

/** What is typed while a new document is being saved belongs to what it becomes, and is not lost. */

const SENT = '保存时的备注'
const SINCE = '保存之后又写的备注'

const codesOfMine = async (page: Page) =>
  (await allOrders(page, { loginOwnerId: 'zhang.wei' }))
    .filter(({ remark }) => remark === SENT)
    .map(({ code }) => code)

const RAISED = {
  payment: { letters: 'FK', call: STAGE_CALL },
  debit: { letters: 'KK', call: 'debit_order/staging.json' },
  reverse: { letters: 'CX', call: 'reverse_order/staging.json' },
} as const

/** The form of a new order as far as it can be saved. */
async function openNew(page: Page, world: World, kind: Kind): Promise<void> {
  const [payment] = await world.arrange([
    { state: 30, amount: '500.00', debits: [{ state: 20, amount: '5.00' }] },
  ])
  await world.signIn('zhang.wei')
  const path = {
    payment: 'payment/order/submit',
    debit: `debit/order/add?paymentCode=${payment?.code}`,
    reverse: `reverse/order/submit?debitCode=${payment?.debits[0]?.code}`,
  }
  await page.goto(path[kind])
  if (kind === 'debit') await page.getByRole('textbox', { name: '金额（元）' }).fill('4')
  else await remarkOf(page).fill('x')
}

/** Types word after word until it is so, and gives all that was typed: however long that takes, it becomes so in the middle of it. */
async function typeUntil(page: Page, isSo: () => boolean): Promise<string> {
  let typed = ''
  while (!isSo()) {
    // Slowly: a remark has 200 characters at most.
    const word = 'ask '
    await page.keyboard.type(word, { delay: 250 })
    typed += word
  }
  return typed
}

test('Typed on while a new order is saved, of whatever type: it goes on in the order’s own form', async ({
  page,
  world,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const remark = remarkOf(page)
  for (const kind of ['payment', 'debit', 'reverse'] as const) {
    await test.step(kind, async () => {
      await openNew(page, world, kind)
      await world.clearJournal()
      const hold = await world.fault({ call: RAISED[kind].call, kind: 'hold' })
      await saveOf(page).click()
      await expect(submitOf(page)).toBeDisabled()
      await remark.fill('')
      await page.keyboard.type('please ')
      const isMoved = () => page.url().includes(`submit?code=${RAISED[kind].letters}`)
      // Typing has begun before the answer is let go.
      const [meanwhile] = await Promise.all([typeUntil(page, isMoved), world.release(hold)])
      await page.keyboard.type('thanks')
      const sentence = `please ${meanwhile}thanks`
      await expect(remark).toHaveValue(sentence)
      await expect(remark).toBeFocused()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(restoreOf(page)).toHaveCount(0)
      await expect(unsavedNote(page)).toBeVisible()
      // It is the order's now, on the version that was saved.
      await saveOf(page).click()
      await expect(unsavedNote(page)).toHaveCount(0)
      expect(await world.journal(RAISED[kind].call)).toHaveLength(2)
      await page.reload()
      await expect(remark).toHaveValue(sentence)
      await expect(restoreOf(page)).toHaveCount(0)
    })
  }
})

test('The caret stays where it is when the form becomes the order’s own; saved by keyboard, the focus stays at Save', async ({
  page,
  world,
}) => {
  await openNew(page, world, 'payment')
  await test.step('by keyboard', async () => {
    await saveOf(page).focus()
    await page.keyboard.press('Enter')
    await expect(formHeadingOf(page, '')).toContainText('FK')
    await expect(saveOf(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('main').getByRole('button', { name: '关闭', exact: true }),
    ).toBeFocused()
  })

  await test.step('the caret', async () => {
    await page.goto('payment/order/submit')
    const remark = remarkOf(page)
    await remark.fill('x')
    const hold = await world.fault({ call: STAGE_CALL, kind: 'hold' })
    await saveOf(page).click()
    await expect(submitOf(page)).toBeDisabled()
    await remark.fill('ab')
    await page.keyboard.press('ArrowLeft')
    await world.release(hold)
    await expect(formHeadingOf(page, '')).toContainText('FK')
    await page.keyboard.type('-')
    await expect(remark).toHaveValue('a-b')
  })
})

test('An amount that is typed on is the one that was typed', async ({ page, world }) => {
  await openNew(page, world, 'debit')
  const hold = await world.fault({ call: RAISED.debit.call, kind: 'hold' })
  await saveOf(page).click()
  await expect(submitOf(page)).toBeDisabled()
  const amount = page.getByRole('textbox', { name: '金额（元）' })
  await amount.fill('')
  await page.keyboard.type('1')
  await world.release(hold)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('KK')
  await page.keyboard.type('00')
  await expect(amount).toHaveValue('100')
  await expect(amount).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(amount).toHaveValue('100.00')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const isLost of [false, true]) {
  const what = isLost ? 'what a lost save is known to have become' : 'the answer'
  test(`Between ${what} and the read behind it nothing else is sent, and no file is deleted`, async ({
    page,
    world,
  }) => {
    await openForm(page, world)
    await fillForm(page, { ...INTERNAL, remark: SENT })
    await choose(page, textFile('合同.txt'))
    await expectAttached(page, '合同.txt')
    if (isLost) {
      await world.fault({ call: STAGE_CALL, kind: 'drop', when: 'after' })
      await saveOf(page).click()
      await closeWarmTip(page)
      await expect(doneOf(page)).toBeVisible()
    }
    const read = await world.fault({ call: DETAIL_CALL, kind: 'hold', times: 'always' })
    if (isLost) await doneOf(page).getByRole('button', { name: '确定' }).click()
    else {
      await saveOf(page).click()
      await expect(page.getByText(/FK\d+ 已保存/)).toBeVisible()
    }
    await expect(saveOf(page)).toBeDisabled()
    await expect(submitOf(page)).toBeDisabled()
    await removeOf(page, '合同.txt').click()
    await remarkOf(page).fill(SINCE)
    await page.keyboard.press('Control+Enter')
    await world.release(read)

    await expect(page).toHaveURL(/submit\?code=FK/)
    await expect(formHeadingOf(page, '')).toContainText('FK')
    await expectForm(page, { remark: SINCE })
    await expect(restoreOf(page)).toHaveCount(0)
    await allAnswered(world, isLost ? STAGE_CALL : undefined)
    expect(await world.journal(STAGE_CALL)).toHaveLength(1)
    expect(await world.journal(SUBMIT_CALL)).toEqual([])
    expect(await deletedIds(world)).toEqual([])
  })
}

/** Closes the form, though it is not saved. */
async function closeAnyway(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: '关闭', exact: true }).click()
  const question = page.getByRole('dialog', { name: '不保存就关闭？' })
  await question.getByRole('button', { name: '关闭', exact: true }).click()
  await expect(rowsOf(page).first()).toBeVisible()
}

test('A draft that is being saved is not offered', async ({ page, world }) => {
  await openForm(page, world)
  await fillForm(page, { ...INTERNAL, remark: SENT })
  const answer = await world.fault({ call: STAGE_CALL, kind: 'hold' })
  const read = await world.fault({ call: DETAIL_CALL, kind: 'hold', times: 'always' })
  await saveOf(page).click()
  await expect.poll(async () => (await world.journal(STAGE_CALL)).length).toBe(1)
  await closeAnyway(page)
  await page.getByRole('link', { name: '新建', exact: true }).click()
  await expect(formHeadingOf(page)).toBeVisible()
  await expect(restoreOf(page)).toHaveCount(0)
  await world.release(answer)
  await expect(page.getByText(/FK\d+ 已保存/)).toBeVisible()
  await expect(restoreOf(page)).toHaveCount(0)
  await world.release(read)
  await allAnswered(world)
  await expect(restoreOf(page)).toHaveCount(0)
})

test('Who goes back while a new order is saved is told that what was typed since is not, and comes to it', async ({
  page,
  world,
}) => {
  await openList(page, world, { username: 'zhang.wei' })
  await page.getByRole('link', { name: '新建', exact: true }).click()
  await fillForm(page, { ...INTERNAL, remark: SENT })
  const answer = await world.fault({ call: STAGE_CALL, kind: 'hold' })
  await saveOf(page).click()
  await expect.poll(async () => (await world.journal(STAGE_CALL)).length).toBe(1)
  await remarkOf(page).fill(SINCE)
  await page.goBack()
  await expect(rowsOf(page).first()).toBeVisible()
  await world.release(answer)
  const note = page.getByRole('alert').filter({ hasText: /FK\d+ 发送后输入的内容尚未保存/ })
  await expect(note).toContainText('草稿')
  await note.getByRole('button', { name: '编辑该单据' }).click()
  await expect(formHeadingOf(page)).toHaveCount(0)
  await restoreOf(page).click()
  await expectForm(page, { remark: SINCE })
})

test('An order whose form was closed while it was saved is not offered what it holds already', async ({
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const code = await stageOrder(page)
  await openForm(page, world, { code })
  await remarkOf(page).fill(SENT)
  const hold = await world.fault({ call: STAGE_CALL, kind: 'hold' })
  await saveOf(page).click()
  await expect.poll(async () => (await world.journal(STAGE_CALL)).length).toBe(2)
  await closeAnyway(page)
  await rowOf(page, code).getByRole('link', { name: '编辑' }).click()
  await expect(formHeadingOf(page, code)).toBeVisible()
  // Nor before the answer is there.
  await expect(restoreOf(page)).toHaveCount(0)
  await world.release(hold)
  await expect(page.getByText(`${code} 已保存`)).toBeVisible()
  await allAnswered(world)
  await expectForm(page, { remark: SENT })
  await expect(restoreOf(page)).toHaveCount(0)
})

test('Typed on, then reloaded, and not restored: it is offered once it is known what the save became', async ({
  page,
  world,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await openForm(page, world)
  await fillForm(page, { ...INTERNAL, remark: SENT })
  // It is done, and the answer is still on its way.
  await world.fault({ call: STAGE_CALL, kind: 'stall', afterBytes: 0 })
  await saveOf(page).click()
  await expect.poll(async () => (await codesOfMine(page)).length).toBe(1)
  await remarkOf(page).fill(SINCE)
  await page.reload()
  await expect(doneOf(page)).toBeVisible()
  // It is no draft of a new order: restored and sent it would have made a second one.
  await expect(restoreOf(page)).toHaveCount(0)

  const [code] = await codesOfMine(page)
  await page.goto(`payment/order/submit?code=${code}`)
  await restoreOf(page).click()
  await expectForm(page, { remark: SINCE })
  await saveOf(page).click()
  await expect(page.getByText(`${code} 已保存`)).toBeVisible()
  expect(await codesOfMine(page)).toEqual([])
})
