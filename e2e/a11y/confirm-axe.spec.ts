import type { Page } from '@playwright/test'
import type { Username } from '../../fixtures/users'
import { expectAccessible } from '../support/accessible'
import { DECISION_CALL } from '../support/calls'
import {
  act,
  approveOf,
  confirmTable,
  decisionRemarkOf,
  expectReviewRead,
  openConfirmList,
  openReviewAs,
  queueOf,
  rejectOf,
  review,
  waitingOrders,
} from '../support/confirming'
import { closeWarmTip } from '../support/languages'
import { expect, test } from '../test'
import type { World } from '../world'

interface Stage {
  page: Page
  world: World
  anotherBrowser: (username: Username) => Promise<Page>
}

/** Brings a screen up, so that it can be looked at. */
type Scene = (stage: Stage) => Promise<void>

/** Opens an order of zhao.min that may be decided on, and gives it. */
async function openWaiting({ page, world }: Stage) {
  await world.signIn('li.na')
  const orders = await waitingOrders(page)
  const order = orders.find(({ createBy, verifyCode }) => createBy === 'zhao.min' && !verifyCode)
  const code = order?.code ?? ''
  await openReviewAs(page, world, { code })
  return { code, gmtModified: order?.gmtModified }
}

const SCENES: Record<string, Scene> = {
  'The confirm list with a selection': async ({ page, world }) => {
    await openConfirmList(page, world)
    await confirmTable(page).getByRole('checkbox').first().check()
    await expect(page.getByRole('region', { name: '已选单据' })).toBeVisible()
  },
  'The confirm screen at the end of a queue': async ({ page, world }) => {
    await openConfirmList(page, world, { query: '?pageSize=20' })
    await review(page, (await queueOf(page)).at(-1) ?? '')
    await expect(page.getByText('10 / 10')).toBeVisible()
    await page.getByRole('button', { name: '队列小结' }).click()
    await expect(page.getByRole('region', { name: '队列小结' })).toBeVisible()
  },
  'A decision that is wanting': async (stage) => {
    await openWaiting(stage)
    await rejectOf(stage.page).click()
    await expect(decisionRemarkOf(stage.page)).toHaveAccessibleDescription('请填写驳回原因')
  },
  'An order that is not to be decided on': async ({ page, world }) => {
    await openConfirmList(page, world)
    const own = (await waitingOrders(page)).find(({ createBy }) => createBy === 'li.na')
    await review(page, own?.code ?? '')
    await expect(approveOf(page)).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('combobox', { name: '队列分组' }).selectOption('按申请人')
    await page.getByText(/^全部分组/).click()
    await expect(page.getByRole('table', { name: '按申请人' })).toBeVisible()
  },
  'Both versions of an order that was changed': async (stage) => {
    const order = await openWaiting(stage)
    await act(await stage.anotherBrowser('zhao.min'), 'payment_order/cancel.json', order)
    await approveOf(stage.page).click()
    await expect(stage.page.getByRole('table', { name: '单据版本对比' })).toBeVisible()
  },
  'A decision whose result is unknown': async (stage) => {
    const { page, world } = stage
    const { code } = await openWaiting(stage)
    await expectReviewRead(page, world, code)
    await world.fault({ call: DECISION_CALL, kind: 'empty' })
    const logs = 'payment_order/logs.json'
    await world.fault({ call: logs, kind: 'status', status: 500, times: 'always' })
    await approveOf(page).click()
    await closeWarmTip(page)
    await expect(page.getByRole('button', { name: '再次查询' })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: '结果未知' })).toBeVisible()
  },
  'The question before a rejection': async (stage) => {
    await openWaiting(stage)
    await decisionRemarkOf(stage.page).fill('重复报销')
    await rejectOf(stage.page).click()
    await expect(stage.page.getByRole('dialog')).toContainText('重复报销')
  },
  'A batch that is over': async ({ page, world }) => {
    await openConfirmList(page, world)
    await confirmTable(page).getByRole('checkbox', { name: '选择本页全部' }).check()
    await page
      .getByRole('region', { name: '已选单据' })
      .getByRole('button', { name: '通过', exact: true })
      .click()
    const dialog = page.getByRole('dialog', { name: /^通过：/ })
    await expectAccessible(page)
    await world.fault({ call: DECISION_CALL, kind: 'refuse', message: '预算已关账' })
    await world.fault({ call: DECISION_CALL, kind: 'empty', nth: 2 })
    await dialog.getByRole('button', { name: '通过', exact: true }).click()
    await expect(dialog.getByRole('button', { name: '关闭' })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '关闭' }).click()
    await expect(page.getByRole('list', { name: '未完成，仍保持选中' })).toBeVisible()
  },
}

for (const [title, scene] of Object.entries(SCENES)) {
  test(`${title} can be used by everybody, in light and dark colours`, async ({
    anotherBrowser,
    page,
    world,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await scene({ page, world, anotherBrowser })
    await expectAccessible(page)
  })
}
