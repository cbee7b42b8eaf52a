import type { Page } from '@playwright/test'
import { allOrders } from './payment-orders'

/** By it the orders of a test are told from those that are there anyway. */
export const REMARK = '仅此一份的备注'

/** The orders that a test has made. */
export const withRemark = async (page: Page) =>
  (await allOrders(page, { loginOwnerId: 'zhang.wei' })).filter(({ remark }) => remark === REMARK)

/** Says yes to whatever the browser asks before it leaves. */
export const leaveAnyway = (page: Page) => page.on('dialog', (dialog) => void dialog.accept())
