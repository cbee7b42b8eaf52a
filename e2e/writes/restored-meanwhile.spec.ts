import type { Page } from '@playwright/test'
import { DETAIL_CALL, LOGS_CALL, STAGE_CALL } from '../support/calls'
import { closeWarmTip } from '../support/languages'
import { leaveAnyway } from '../support/lost-writes'
import { conflictOf, doneOf, restoreOf, unknownOf } from '../support/outcomes'
import { expectForm, fillForm, openForm, saveOf, stageOrder } from '../support/payment-form'
import { allOrders, orderOf } from '../support/payment-orders'
import { expect, test } from '../test'
import type { World } from '../world'

/** What an earlier visit typed is no going on with what this one saves: in its place it would write over that unseen. */

const EARLIER = '早先写的备注'

/** The form of an order, or of a new one, with a draft of an earlier visit on offer, and something else typed. */
async function typeBesideEarlier(page: Page, world: World, code?: string): Promise<void> {
  leaveAnyway(page)
  await openForm(page, world, code === undefined ? {} : { code })
  await fillForm(page, { remark: EARLIER })
  await page.reload()
  await expect(restoreOf(page)).toBeVisible()
  await fillForm(page, { amount: '222' })
}

async function openStaged(page: Page, world: World): Promise<string> {
  await world.signIn('zhang.wei')
  const code = await stageOrder(page)
  await typeBesideEarlier(page, world, code)
  return code
}

/** The earlier draft stands in the form of an order that holds what was saved: it is not written over unseen. */
async function expectAskedAbout(page: Page, code: string): Promise<void> {
  await saveOf(page).click()
  await expect(conflictOf(page)).toContainText('222.00')
  expect(await orderOf(page, code)).toMatchObject({ amount: 22_200 })
}

test('A draft is not restored in a new order’s form while that is saved, and is offered afterwards', async ({
  page,
  world,
}) => {
  await typeBesideEarlier(page, world)
  const hold = await world.fault({ call: STAGE_CALL, kind: 'hold' })
  await saveOf(page).click()
  await expect(restoreOf(page)).toBeDisabled()
  await restoreOf(page).click({ force: true })
  await world.release(hold)
  await expect(page).toHaveURL(/submit\?code=FK/)
  await expectForm(page, { amount: '222.00', remark: '' })
  await page.goto('payment/order/submit')
  await restoreOf(page).click()
  await expectForm(page, { amount: '', remark: EARLIER })
  const amounts = (await allOrders(page, { loginOwnerId: 'zhang.wei', state: 5 })).map(
    ({ amount }) => amount,
  )
  expect(amounts).toContain(22_200)
})

test('A draft that is restored once an order was saved beside it meets that as another version', async ({
  page,
  world,
}) => {
  const code = await openStaged(page, world)
  const hold = await world.fault({ call: STAGE_CALL, kind: 'hold' })
  await saveOf(page).click()
  await expect(restoreOf(page)).toBeDisabled()
  await world.release(hold)
  await restoreOf(page).click()
  await expectForm(page, { remark: EARLIER })
  await expectAskedAbout(page, code)
})

test('A draft that is restored while nobody knows what became of a save meets that as another version', async ({
  page,
  world,
}) => {
  const code = await openStaged(page, world)
  await world.fault({ call: STAGE_CALL, kind: 'drop', when: 'after' })
  const look = await world.fault({ call: LOGS_CALL, kind: 'hold' })
  await saveOf(page).click()
  await expect(unknownOf(page)).toBeVisible()
  await closeWarmTip(page)
  await restoreOf(page).click()
  await expectForm(page, { remark: EARLIER })
  await world.release(look)
  await doneOf(page).getByRole('button', { name: '确定' }).click()
  await expect(doneOf(page)).toHaveCount(0)
  await expectAskedAbout(page, code)
})

test('A draft that is restored after a save that could not be read meets that as another version', async ({
  page,
  world,
}) => {
  const code = await openStaged(page, world)
  const unread = await world.fault({
    call: DETAIL_CALL,
    kind: 'status',
    status: 503,
    times: 'always',
  })
  await saveOf(page).click()
  await expect(page.getByText(`${code} 已保存`)).toBeVisible()
  await expect(restoreOf(page)).toBeEnabled()
  await restoreOf(page).click()
  await expectForm(page, { remark: EARLIER })
  await world.release(unread)
  await expectAskedAbout(page, code)
})
