import type { Locator, Page } from '@playwright/test'
import { amountOf, headOf, openNew, openReview, remarkOf } from '../support/chain'
import { approveOf, decisionRemarkOf } from '../support/confirming'
import { openDetail, type Kind } from '../support/order-pages'
import {
  expectForm,
  fieldOf,
  fillForm,
  INTERNAL,
  openForm,
  saveOf,
  submitOf,
} from '../support/payment-form'
import { expect } from '../test'
import type { World } from '../world'
import { nextNumber, WRITE, type Screen } from './screen'

function newPayment(failed: string, buttonOf: (page: Page) => Locator, path: string): Screen {
  return {
    traits: WRITE,
    failed,
    isAsked: true,
    field: (page) => fieldOf(page, 'amount'),
    open: async ({ page, world }) => {
      await openForm(page, world)
      const number = nextNumber()
      const typed = { amount: `${100 + number}.50`, remark: `节日礼品 ${number}` }
      await fillForm(page, { ...INTERNAL, ...typed })
      return {
        act: () => buttonOf(page).click(),
        well: () => expect(page).toHaveURL(new RegExp(`/payment/order/${path}\\?code=`)),
        kept: () => expectForm(page, typed),
      }
    },
  }
}

function newChainOrder(
  kind: 'debit' | 'reverse',
  failed: string,
  button: '保存' | '提交',
  path: string,
): Screen {
  return {
    traits: WRITE,
    failed,
    isAsked: true,
    ...(kind === 'debit' && { field: amountOf }),
    open: async ({ page, world }) => {
      const debits = kind === 'debit' ? [] : [{ state: 20 as const, amount: '100.00' }]
      const [payment] = await world.arrange([{ state: 30, amount: '500.00', debits }])
      await world.signIn('zhang.wei')
      await openNew(page, kind, kind === 'debit' ? payment?.code : payment?.debits[0]?.code)
      if (kind === 'debit') await amountOf(page).fill('12.50')
      await remarkOf(page).fill('节日礼品')
      return {
        act: () =>
          page.getByRole('main').getByRole('button', { name: button, exact: true }).click(),
        well: () => expect(page).toHaveURL(new RegExp(`/${kind}/order/${path}\\?code=`)),
        kept: async () => {
          await expect(remarkOf(page)).toHaveValue('节日礼品')
          if (kind === 'debit') await expect(amountOf(page)).toHaveValue('12.50')
        },
      }
    },
  }
}

/** An order of a type in a state, or one that was approved and waits for a system outside. */
async function orderIn(world: World, kind: Kind, state: 10 | 20, isOutstanding = false) {
  const plan = { state, isOutstanding, amount: '100.00' } as const
  const { amount: _amount, ...reverse } = plan
  if (kind === 'payment') return (await world.arrange([plan]))[0]?.code ?? ''
  const debit = kind === 'debit' ? plan : ({ state: 20, amount: '100.00', reverse } as const)
  const [payment] = await world.arrange([{ state: 30, amount: '500.00', debits: [debit] }])
  const [made] = payment?.debits ?? []
  return (kind === 'debit' ? made?.code : made?.reverse?.code) ?? ''
}

function approval(kind: Kind, failed: string): Screen {
  return {
    traits: WRITE,
    failed,
    isAsked: true,
    looksFirst: true,
    open: async ({ page, world }) => {
      const code = await orderIn(world, kind, 10)
      await world.signIn('li.na')
      await openReview(page, kind, code)
      await decisionRemarkOf(page).fill('同意')
      return {
        act: () => approveOf(page).click(),
        well: () => expect(headOf(page)).toContainText('已记账'),
        kept: () => expect(decisionRemarkOf(page)).toHaveValue('同意'),
      }
    },
  }
}

function transition(
  kind: Kind,
  failed: string,
  name: '取消单据' | '再次通知记账' | '再次通知核销',
  order: { state: 10 | 20; isOutstanding?: boolean },
): Screen {
  const isCancel = name === '取消单据'
  return {
    traits: WRITE,
    failed,
    isAsked: true,
    open: async ({ page, world }) => {
      const code = await orderIn(world, kind, order.state, order.isOutstanding)
      await world.signIn('zhang.wei')
      await openDetail(page, kind, code)
      const button = page.getByRole('article').getByRole('button', { name, exact: true })
      return {
        act: async () => {
          await button.click()
          if (isCancel) await page.getByRole('dialog').getByRole('button', { name }).click()
        },
        well: () => expect(headOf(page)).toContainText(isCancel ? '已取消' : '已记账'),
      }
    },
  }
}

const notTallied = { state: 10, isOutstanding: true } as const
const TALLY_FAILED = '再次通知海链进行记账失败!'

/** The writes of orders. */
export const ORDER_WRITES = {
  'payment_order/staging.json': newPayment('暂存付款单失败!', saveOf, 'submit'),
  'payment_order/submit.json': newPayment('提交付款单失败!', submitOf, 'detail'),
  'payment_order/approval.json': approval('payment', '保存财务审核付款单失败!'),
  'payment_order/cancel.json': transition('payment', '取消付款单失败!', '取消单据', { state: 10 }),
  'payment_order/tally.json': transition('payment', TALLY_FAILED, '再次通知记账', { state: 20 }),
  'payment_order/verify.json': transition(
    'payment',
    '再次通知BCC进行核销失败!',
    '再次通知核销',
    notTallied,
  ),
  'debit_order/staging.json': newChainOrder('debit', '暂存扣款单失败', '保存', 'submit'),
  'debit_order/submit.json': newChainOrder('debit', '提交扣款单失败', '提交', 'detail'),
  'debit_order/approval.json': approval('debit', '保存财务审核扣款单失败'),
  'debit_order/cancel.json': transition('debit', '取消扣款单失败', '取消单据', { state: 10 }),
  'debit_order/tally.json': transition('debit', TALLY_FAILED, '再次通知记账', notTallied),
  'reverse_order/staging.json': newChainOrder('reverse', '暂存冲销单失败', '保存', 'submit'),
  'reverse_order/submit.json': newChainOrder('reverse', '提交冲销单失败', '提交', 'detail'),
  'reverse_order/approval.json': approval('reverse', '保存财务审核冲销单失败'),
  'reverse_order/cancel.json': transition('reverse', '取消冲销单失败', '取消单据', { state: 10 }),
  'reverse_order/tally.json': transition('reverse', TALLY_FAILED, '再次通知记账', notTallied),
} satisfies Record<string, Screen>
