import type { Locator, Page } from '@playwright/test'
import {
  amountOf,
  goByMenu,
  newHeadingOf,
  openNew,
  pickerOf,
  remarkOf,
  talliedPayment,
} from '../support/chain'
import { closeWarmTip } from '../support/languages'
import { leaveAnyway } from '../support/lost-writes'
import { notDoneOf, outcomeOf, restoreOf, unknownOf } from '../support/outcomes'
import { fillForm, fieldOf, openForm, unsavedNote } from '../support/payment-form'
import { expect, test } from '../test'

const SUBMIT = 'debit_order/submit.json'
const AMOUNTS = ['1.00', '2.00', '3.00', '4.00', '5.00']

/** The button that closes the form, and the one that answers its question. */
async function closeForm(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: '关闭', exact: true }).click()
  const question = page.getByRole('dialog', { name: '不保存就关闭？' })
  await expect(question).toContainText('再次打开时可恢复')
  await question.getByRole('button', { name: '关闭', exact: true }).last().click()
  await expect(question).toBeHidden()
}

async function openNewDebit(page: Page): Promise<void> {
  await page.getByRole('link', { name: '新建', exact: true }).click()
  await expect(newHeadingOf(page, 'debit')).toBeVisible()
}

/** What is said of the debit of this amount, above the form. */
const toldOf = (boxes: Locator, amount: string): Locator =>
  boxes.filter({ hasText: `${amount} 元` })

/** Restores what is offered, as often as there are amounts, and gives the amounts that stood in the form then. */
async function restoredInTurn(page: Page, count: number): Promise<string[]> {
  const seen: string[] = []
  for (let round = 0; round < count; round += 1) {
    const before = await amountOf(page).inputValue()
    await restoreOf(page).click()
    await expect(amountOf(page)).not.toHaveValue(before)
    seen.push(await amountOf(page).inputValue())
  }
  return seen
}

test('Of several new debits whose answers were lost each box tells which one it is, each draft is kept and can be reached, and a discarded one is not said to be sent again', async ({
  anotherBrowser,
  page,
  world,
}) => {
  await world.signIn('zhang.wei')
  const paid = await talliedPayment(page, await anotherBrowser('li.na'), 100_000)
  await world.fault({ call: SUBMIT, kind: 'html', status: 502, times: 'always' })
  await openNew(page, 'debit', undefined)
  for (const amount of AMOUNTS) {
    await pickerOf(page, 'payment').fill(paid)
    await amountOf(page).fill(amount)
    await remarkOf(page).fill('团建')
    await page.keyboard.press('Control+Enter')
    await closeWarmTip(page)
    await expect(toldOf(unknownOf(page), amount)).toBeVisible()
    await closeForm(page)
    await openNewDebit(page)
  }

  await test.step('each box names its debit and when it was sent', async () => {
    await expect(notDoneOf(page)).toHaveCount(AMOUNTS.length)
    for (const amount of AMOUNTS) {
      const told = toldOf(notDoneOf(page), amount)
      await expect(told).toContainText(/“提交”未执行，发送于 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)
      await expect(told).toContainText(paid)
      await expect(told).toContainText('可以重新发送')
    }
  })

  await test.step('each draft is kept and offered in its turn', async () => {
    const seen = await restoredInTurn(page, AMOUNTS.length)
    expect(seen).toEqual(AMOUNTS.toReversed())
    await expect(pickerOf(page, 'payment')).toHaveValue(new RegExp(paid))
  })

  await test.step('a draft that is discarded takes its box along', async () => {
    // What is offered now is the one that was restored first; the last one stands in the form.
    await page.getByRole('button', { name: '丢弃草稿' }).click()
    await expect(toldOf(outcomeOf(page), '5.00')).toHaveCount(0)
    await expect(notDoneOf(page)).toHaveCount(AMOUNTS.length - 1)
    await expect(toldOf(notDoneOf(page), '1.00')).toContainText('可以重新发送')
    await goByMenu(page, '扣款单')
    await openNewDebit(page)
    await expect(toldOf(outcomeOf(page), '5.00')).toHaveCount(0)
  })
})

test('Drafts that are restored in turn in a single tab are open in no other one', async ({
  page,
  world,
}) => {
  leaveAnyway(page)
  await world.signIn('zhang.wei')
  await openForm(page, world)
  const [first, second] = ['第一份', '第二份']
  for (const remark of [first, second]) {
    await fillForm(page, { remark })
    await expect(unsavedNote(page)).toBeVisible()
    await page.reload()
    await expect(restoreOf(page)).toBeVisible()
  }
  const offer = page.getByRole('status').filter({ has: restoreOf(page) })
  for (const remark of [second, first, second, first]) {
    await restoreOf(page).click()
    await expect(fieldOf(page, 'remark')).toHaveValue(remark)
    await expect(offer).toContainText(/^有一份 .+ 未保存的草稿。/)
  }
  // Restored as what it is, and not as another document of which there would be one more.
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))
  expect(kept.split(first)).toHaveLength(2)
  expect(kept.split(second)).toHaveLength(2)
})
