import type { Page } from '@playwright/test'
import { STAGE_CALL } from '../support/calls'
import { remarkOf } from '../support/chain'
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
} from '../support/payment-form'
import { allOrders } from '../support/payment-orders'
import { allAnswered } from '../support/under-way'
import { expect, test } from '../test'

/** What is typed while a new document is being saved belongs to what it becomes, and is not lost. */

const SENT = '保存时的备注'
const SINCE = '保存之后又写的备注'

const codesOfMine = async (page: Page) =>
  (await allOrders(page, { loginOwnerId: 'zhang.wei' }))
    .filter(({ remark }) => remark === SENT)
    .map(({ code }) => code)

test('Typed on while it is saved: the order’s own form offers it', async ({ page, world }) => {
  await openForm(page, world)
  await fillForm(page, { ...INTERNAL, remark: SENT })
  const hold = await world.fault({ call: STAGE_CALL, kind: 'hold' })
  await saveOf(page).click()
  await expect.poll(async () => (await world.journal(STAGE_CALL)).length).toBe(1)
  // A press of the other button would be lost, and does not seem to be taken.
  await expect(submitOf(page)).toBeDisabled()
  await remarkOf(page).fill(SINCE)
  await world.release(hold)

  await expect(page).toHaveURL(/submit\?code=FK/)
  const [code] = await codesOfMine(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(code ?? 'an order')
  await expectForm(page, { remark: SENT })
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
  await page.getByRole('main').getByRole('button', { name: '关闭', exact: true }).click()
  const question = page.getByRole('dialog', { name: '不保存就关闭？' })
  await question.getByRole('button', { name: '关闭', exact: true }).click()
  await expect(rowsOf(page).first()).toBeVisible()
  await world.release(hold)
  await expect(page.getByText(`${code} 已保存`)).toBeVisible()
  await allAnswered(world)
  await rowOf(page, code).getByRole('link', { name: '编辑' }).click()
  await expect(formHeadingOf(page, code)).toBeVisible()
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
