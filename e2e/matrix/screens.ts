import type { Locator, Page } from '@playwright/test'
import type { CallTraits } from '../../src/testing/fault-matrix/expected'
import { amountOf, headOf, openNew, openReview, remarkOf } from '../support/chain'
import { approveOf, decisionRemarkOf } from '../support/confirming'
import { rowsOf } from '../support/lists'
import { headingOf, openDetail, TYPES, type Kind } from '../support/order-pages'
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

/** A browser before a screen, and the world behind it. */
export interface Stage {
  page: Page
  world: World
}

/** A screen that is open, with everything in it that comes before the call. */
export interface Opened {
  /** makes the call as a person does; made again when it has failed */
  act: () => Promise<void>
  /** what shows when it went well */
  well: () => Promise<void>
  /** what was typed is still there */
  kept?: () => Promise<void>
}

/** The screen from which a call is made. */
export interface Screen {
  traits: CallTraits
  /** the call's own message, in Chinese */
  failed: string
  /** a person waits for it: the dialog says why. Of others only their place on the page does */
  isAsked: boolean
  /** a read that failed stands in its place, with a button to try again */
  place?: (page: Page) => Locator
  /** a refusal and a 404 say that there is no such document, without dialog and button */
  isRefusedInPlace?: true
  /** it is made by the page as it comes, which can't be had offline */
  comesWithPage?: true
  /** the field of the form that a refusal may name */
  field?: (page: Page) => Locator
  open: (stage: Stage) => Promise<Opened>
}

const READ: CallTraits = { sends: 'read', answers: 'data' }
const WRITE: CallTraits = { sends: 'write', answers: 'data' }

const alertIn = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('alert').filter({ hasText: text })

function list(kind: Kind, failed: string, code: string): Screen {
  const table = TYPES[kind].list
  return {
    traits: READ,
    failed,
    isAsked: true,
    place: (page) => alertIn(page, failed),
    open: async ({ page, world }) => {
      await world.signIn('zhao.min')
      await page.goto(`${kind}/order/list?pageSize=100`)
      await expect(rowsOf(page, table).first()).toBeVisible()
      const field = page.getByRole('textbox', { name: '单号', exact: true })
      return {
        act: async () => {
          await field.fill(code)
          await page.getByRole('button', { name: '查询', exact: true }).click()
        },
        well: () => expect(rowsOf(page, table).first()).toBeVisible(),
        kept: () => expect(field).toHaveValue(code),
      }
    },
  }
}

/** An order of each type, by way of one chain. */
async function chainOf(world: World): Promise<Record<Kind, string>> {
  const debits = [{ state: 20, amount: '100.00', reverse: { state: 10 } }] as const
  const [payment] = await world.arrange([{ state: 30, amount: '500.00', debits: [...debits] }])
  const [debit] = payment?.debits ?? []
  return {
    payment: payment?.code ?? '',
    debit: debit?.code ?? '',
    reverse: debit?.reverse?.code ?? '',
  }
}

/** A read that comes with a page: the address is the trigger. */
function withPage(
  screen: Pick<Screen, 'failed' | 'isAsked' | 'isRefusedInPlace'>,
  person: string,
  addressOf: (world: World) => Promise<string>,
  well: (page: Page) => Locator,
): Screen {
  return {
    traits: READ,
    place: (page) => alertIn(page, screen.failed),
    comesWithPage: true,
    ...screen,
    open: async ({ page, world }) => {
      const address = await addressOf(world)
      await world.signIn(person)
      return {
        act: async () => {
          await page.goto(address)
        },
        well: () => expect(well(page)).toBeVisible(),
      }
    },
  }
}

const detail = (kind: Kind, failed: string): Screen =>
  withPage(
    { failed, isAsked: true, isRefusedInPlace: true },
    'zhao.min',
    async (world) => `${kind}/order/detail?code=${(await chainOf(world))[kind]}`,
    (page) => headingOf(page, kind, new RegExp(`^${TYPES[kind].noun} `)),
  )

const choices = (failed: string): Screen =>
  withPage(
    { failed, isAsked: true },
    'zhang.wei',
    async () => 'payment/order/submit',
    (page) => page.getByRole('heading', { level: 1, name: '新建付款单' }),
  )

let cases = 0

/** Of every case its own: two orders that are alike, one right after the other, are nobody's to tell apart. */
function typedNow() {
  cases += 1
  return { amount: `${100 + cases}.50`, remark: `节日礼品 ${cases}` }
}

function newPayment(failed: string, buttonOf: (page: Page) => Locator, path: string): Screen {
  return {
    traits: WRITE,
    failed,
    isAsked: true,
    field: (page) => fieldOf(page, 'amount'),
    open: async ({ page, world }) => {
      await openForm(page, world)
      const typed = typedNow()
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

/** All entries on one page: the next one would be fetched when nothing else is, and meet the fault. */
async function openMaintained({ page, world }: Stage, kind: 'department' | 'remark') {
  await world.signIn('sun.li')
  await page.goto(`maintain/${kind}/list?pageSize=100`)
  await expect(page.getByRole('switch').first()).toBeVisible()
}

/** A list of base data. */
function maintained(
  kind: 'department' | 'remark',
  failed: string,
  { filter, text, found }: { filter: string; text: string; found: number },
): Screen {
  return {
    traits: READ,
    failed,
    isAsked: true,
    place: (page) => alertIn(page, failed),
    open: async (stage) => {
      const { page } = stage
      await openMaintained(stage, kind)
      const field = page.getByRole('textbox', { name: filter, exact: true })
      return {
        act: async () => {
          await field.fill(text)
          await page.getByRole('button', { name: '查询', exact: true }).click()
        },
        well: () => expect(page.getByRole('switch')).toHaveCount(found),
        kept: () => expect(field).toHaveValue(text),
      }
    },
  }
}

/** What a department may still spend, as soon as what it depends on is chosen. */
const budget: Screen = {
  traits: READ,
  failed: '获取内部结算付款单失败!',
  isAsked: false,
  place: (page) => alertIn(page, '获取内部结算付款单失败!'),
  open: async ({ page, world }) => {
    await openForm(page, world)
    const { channel = '', department = '', feeItem = '' } = INTERNAL
    await fillForm(page, { channel, department })
    return {
      act: () => fillForm(page, { feeItem }),
      well: () =>
        expect(page.getByRole('region', { name: '预算' }).getByRole('definition')).toHaveCount(4),
      kept: () => expectForm(page, { feeItem }),
    }
  },
}

const notTallied = { state: 10, isOutstanding: true } as const
const TALLY_FAILED = '再次通知海链进行记账失败!'

/** The screens of the calls, with how one gets there and what makes the call. */
export const SCREENS = {
  'payment_order/list.json': list('payment', '查询付款单失败!', 'FK'),
  'debit_order/list.json': list('debit', '查询扣款单失败', 'KK'),
  'reverse_order/list.json': list('reverse', '查询冲销单失败', 'CX'),
  'payment_order/detail.json': detail('payment', '获取付款单失败!'),
  'debit_order/detail.json': detail('debit', '获取扣款单失败'),
  'reverse_order/detail.json': detail('reverse', '获取冲销单失败'),
  'payment_order/logs.json': withPage(
    { failed: '获取操作日志失败!', isAsked: true },
    'zhao.min',
    async (world) => `payment/order/detail?code=${(await chainOf(world)).payment}`,
    (page) => page.getByRole('list', { name: '操作日志' }),
  ),
  'base/channel/list.json': choices('获取渠道失败!'),
  'base/park/list.json': choices('获取园区失败!'),
  'base/department/all.json': choices('获取归属部门列表失败!'),
  'base/verify_user/list.json': choices('查询核销确认人失败!'),
  'department/list.json': maintained('department', '获取归属部门列表失败!', {
    filter: '部门名称',
    text: '质量管理',
    found: 1,
  }),
  'remark/list.json': maintained('remark', '获取备注列表失败!', {
    filter: '备注',
    text: '慰问',
    found: 2,
  }),
  'payment_order/budget/info.json': budget,
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
} as const satisfies Record<string, Screen>

export type ScreenCall = keyof typeof SCREENS
