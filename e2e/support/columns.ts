import type { Locator, Page } from '@playwright/test'
import { openPanel } from './lists'
import { expect } from '../test'

export const HEADERS = [
  '',
  '单号',
  '结算渠道',
  '状态',
  '金额（元）',
  '可用金额（元）',
  '付款人',
  '归属部门',
  '园区',
  '费用项',
  '负责人',
  '申请日期',
  '创建时间',
  '操作',
]

export const without = (...headers: string[]) => HEADERS.filter((other) => !headers.includes(other))

/** Where an element begins on the screen, in px. */
export const leftOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().left)

export async function closePanel(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export async function saveView(page: Page, name: string): Promise<void> {
  const panel = await openPanel(page, '视图')
  await panel.getByLabel('视图名称').fill(name)
  await panel.getByLabel('视图名称').press('Enter')
  await expect(panel.getByRole('button', { name, exact: true })).toBeVisible()
  await closePanel(page)
}
