import type { Page } from '@playwright/test'
import { DECISION_CALL, SUBMIT_CALL } from '../support/calls'
import {
  approveOf,
  decisionsOf,
  openConfirmList,
  queueOf,
  review,
  waitingOrders,
} from '../support/confirming'
import { closeWarmTip, warmTip } from '../support/languages'
import { checkboxOf, openPanel } from '../support/lists'
import { headingOf } from '../support/order-pages'
import {
  fieldOf,
  fillForm,
  INTERNAL,
  openForm,
  submitOf,
  unsavedNote,
} from '../support/payment-form'
import { openList } from '../support/payment-orders'
import { expect, test } from '../test'

// Whoever works by keyboard goes on from where they are: what they press may be disabled or gone a moment later.

const panelButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('What was refused is pressed again from where it was pressed', async ({ page, world }) => {
  await openForm(page, world)
  await fillForm(page, INTERNAL)
  await world.fault({ call: SUBMIT_CALL, kind: 'status', status: 403 })
  await submitOf(page).focus()
  await page.keyboard.press('Enter')
  await closeWarmTip(page)
  await expect(warmTip(page)).toHaveCount(0)
  await expect(submitOf(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/detail/)
})

test('After a decision one reads on from the heading of its order', async ({ page, world }) => {
  await openConfirmList(page, world, { query: '?pageSize=20' })
  const [, code = ''] = await queueOf(page)
  await review(page, code)
  await expect(approveOf(page)).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${code} 已审核通过并记账`)).toBeVisible()
  await expect(headingOf(page, 'payment', code)).toBeFocused()
})

test('Back in the list, the row that stands where the decided one stood is gone on from', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { query: '?pageSize=20' })
  const [, code = '', following = ''] = await queueOf(page)
  const link = page.getByRole('main').getByRole('link', { name: code, exact: true })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(headingOf(page, 'payment', code)).toBeVisible()
  await expect(approveOf(page)).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${code} 已审核通过并记账`)).toBeVisible()
  await page.goBack()
  await expect(link).toHaveCount(0)
  const next = page.getByRole('row').filter({ hasText: following }).getByRole('link').first()
  await expect(next).toBeFocused()
})

test('A draft that is restored or discarded leaves the keyboard on the page', async ({
  page,
  world,
}) => {
  await openForm(page, world)
  for (const answer of ['恢复草稿', '丢弃草稿']) {
    await fieldOf(page, 'amount').fill('321')
    await expect(unsavedNote(page)).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: answer }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: answer })).toHaveCount(0)
    await expect(page.locator(':focus'), answer).toHaveCount(1)
  }
})

test('The keyboard stays in the dialog of a batch while it runs and once it is over', async ({
  page,
  world,
}) => {
  await openConfirmList(page, world, { username: 'chen.jie', query: '?pageSize=100' })
  const batch = (await waitingOrders(page)).filter(({ verifyCode }) => !verifyCode).slice(0, 2)
  for (const { code } of batch) await checkboxOf(page, code).check()
  const bar = page.getByRole('region', { name: '已选单据' })
  await bar.getByRole('button', { name: '通过', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^通过：2 条/ })
  const hold = await world.fault({ call: DECISION_CALL, kind: 'hold' })
  await dialog.getByRole('button', { name: '通过', exact: true }).focus()
  await page.keyboard.press('Enter')
  const focused = dialog.locator(':focus')
  await expect(dialog.getByRole('button', { name: '停止' })).toBeVisible()
  await expect(focused).toHaveCount(1)
  await expect.poll(() => decisionsOf(world)).toHaveLength(1)
  await world.release(hold)
  await expect(dialog.getByRole('button', { name: '关闭' })).toBeVisible()
  await expect(focused).toHaveCount(1)
  await page.keyboard.press('Tab')
  await expect(focused).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(bar, 'nothing is selected any more').toHaveCount(0)
  await expect(page.locator(':focus'), 'on the page').toHaveCount(1)
})

/** Sends Escape to the next panel or menu in the frame in which it is there: before it has the focus. */
function escapeAtOnce(page: Page): Promise<void> {
  return page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const opened = document.querySelector('[role=dialog], [role=menu]')
      if (!opened) return
      observer.disconnect()
      requestAnimationFrame(() => {
        opened.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      })
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

test('A panel or menu that is closed in the moment in which it opens gives the focus back as well', async ({
  page,
  world,
}) => {
  await openList(page, world)
  for (const name of ['视图', '语言: 中文']) {
    const opener = panelButton(page, name)
    const opened = page.getByRole('dialog').or(page.getByRole('menu'))
    for (const time of ['first', 'second']) {
      await escapeAtOnce(page)
      await opener.click()
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
      await expect(opened).toHaveCount(0)
      await expect(opener, `${name}, the ${time} time`).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(opened).toBeVisible()
      // The menu takes the key where the focus is.
      await expect(opener).not.toBeFocused()
      await page.keyboard.press('Escape')
      await expect(opened).toHaveCount(0)
    }
  }
})

test('A panel gives the focus back to its button, the first time too', async ({ page, world }) => {
  await openList(page, world)
  for (const name of ['视图', '列设置'] as const) {
    const panel = await openPanel(page, name)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(panelButton(page, name)).toBeFocused()
  }
  const views = await openPanel(page, '视图')
  await views.getByLabel('视图名称').fill('我的')
  await views.getByRole('button', { name: '保存视图' }).press('Enter')
  await expect(views.getByLabel('视图名称')).toBeFocused()
  await expect(views.getByLabel('视图名称')).toHaveValue('')
})

test('A panel is in sight when it opens, though its button had been scrolled away', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1024, height: 420 })
  await openList(page, world)
  const button = panelButton(page, '列设置')
  const panel = await openPanel(page, '列设置')
  await expect(panel.getByRole('button').last()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.getByRole('button', { name: '下一页' }).scrollIntoViewIfNeeded()
  await expect(button).not.toBeInViewport()
  await page.keyboard.press('Space')
  await expect(panel.locator(':focus')).toBeVisible()
  await expect(button).toBeInViewport()
  await expect(panel).toBeInViewport()
})
