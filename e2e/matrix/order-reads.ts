import { pressExport, receiptOf, rowOf, rowsOf } from '../support/lists'
import { headingOf, openDetail, TYPES, type Kind } from '../support/order-pages'
import {
  expectBudget,
  expectForm,
  fillForm,
  formHeadingOf,
  INTERNAL,
  openForm,
  type Typed,
} from '../support/payment-form'
import { expect } from '../test'
import type { World } from '../world'
import { alertIn, READ, savedFiles, withPage, type Screen, type Stage } from './screen'

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

/** A list, searched for one order. All others are on one page: the next one would be fetched by itself, and meet the fault. */
function list(kind: Kind, failed: string): Screen {
  const table = TYPES[kind].list
  return {
    traits: READ,
    failed,
    isAsked: true,
    place: (page) => alertIn(page, failed),
    open: async ({ page, world }) => {
      const code = (await chainOf(world))[kind]
      // Another one, so that it can be seen that the rows are those of the search.
      await chainOf(world)
      await world.signIn('zhao.min')
      await page.goto(`${kind}/order/list?pageSize=100`)
      await expect(rowOf(page, code, table)).toBeVisible()
      const field = page.getByRole('textbox', { name: '单号', exact: true })
      return {
        act: async () => {
          await field.fill(code)
          await page.getByRole('button', { name: '查询', exact: true }).click()
        },
        well: async () => {
          await expect(rowsOf(page, table)).toHaveCount(1)
          await expect(rowOf(page, code, table)).toBeVisible()
        },
        kept: () => expect(field).toHaveValue(code),
      }
    },
  }
}

function detail(kind: Kind, failed: string): Screen {
  return withPage(
    {
      failed,
      isAsked: true,
      place: (page) => alertIn(page, failed),
      waits: (page) => page.getByRole('status', { name: '加载中' }),
    },
    'zhao.min',
    async ({ world }) => {
      const code = (await chainOf(world))[kind]
      return {
        address: `${kind}/order/detail?code=${code}`,
        well: (page) => expect(headingOf(page, kind, code)).toBeVisible(),
      }
    },
  )
}

/** What the form of a payment order offers in one of its fields. */
function choices(field: keyof Typed, failed: string): Screen {
  return withPage(
    {
      failed,
      isAsked: true,
      place: (page) => alertIn(page, failed),
      waits: (page) => formHeadingOf(page),
    },
    'zhang.wei',
    async () => ({
      address: 'payment/order/submit',
      well: async (page) => {
        const chosen = { [field]: INTERNAL[field] }
        await fillForm(page, chosen)
        await expectForm(page, chosen)
      },
    }),
  )
}

const LOGS_FAILED = '获取操作日志失败!'

const logs = withPage(
  {
    failed: LOGS_FAILED,
    isAsked: true,
    place: (page) => alertIn(page, LOGS_FAILED),
    waits: (page) => page.getByRole('article'),
  },
  'zhao.min',
  async ({ world }) => ({
    address: `payment/order/detail?code=${(await chainOf(world)).payment}`,
    well: (page) => expect(page.getByRole('list', { name: '操作日志' })).toBeVisible(),
  }),
)

const BUDGET_FAILED = '获取内部结算付款单失败!'

/** What a department may still spend, as soon as what it depends on is chosen. */
const budget: Screen = {
  traits: READ,
  failed: BUDGET_FAILED,
  isAsked: false,
  place: (page) => alertIn(page, BUDGET_FAILED),
  open: async ({ page, world }) => {
    await openForm(page, world)
    const { channel = '', department = '', feeItem = '' } = INTERNAL
    await fillForm(page, { channel, department })
    return {
      act: () => fillForm(page, { feeItem }),
      well: () => expectBudget(page),
      kept: () => expectForm(page, { feeItem }),
    }
  },
}

const REMARKS_FAILED = '获取备注列表失败!'

/** The common remarks, in the menu of the form's own. The entry that says what failed is what tries again. */
const commonRemarks: Screen = {
  traits: READ,
  failed: REMARKS_FAILED,
  isAsked: false,
  place: (page) => page.getByRole('menuitem', { name: REMARKS_FAILED }),
  retryOf: (place) => place,
  open: async ({ page, world }) => {
    await openForm(page, world)
    await fillForm(page, { remark: '尾款' })
    return {
      act: () => page.getByRole('button', { name: '选择常用备注' }).click(),
      well: async () => {
        await page.getByRole('menuitem', { name: '节日礼品采购' }).click()
        await expectForm(page, { remark: '尾款\n节日礼品采购' })
      },
      kept: () => expectForm(page, { remark: '尾款' }),
    }
  },
}

const EXPORT_FAILED = '导出付款单失败!'

const exportOf: Screen = {
  traits: { sends: 'read', answers: 'file' },
  failed: EXPORT_FAILED,
  isAsked: true,
  comesLate: true,
  place: (page) =>
    page.getByRole('region', { name: '导出', exact: true }).filter({ hasText: EXPORT_FAILED }),
  open: async ({ page, world }) => {
    const { payment } = await chainOf(world)
    await world.signIn('zhao.min')
    await page.goto(`payment/order/list?code=${payment}`)
    await expect(rowOf(page, payment)).toBeVisible()
    const saved = savedFiles(page)
    return {
      act: () => pressExport(page),
      well: async () => {
        await expect(receiptOf(page)).toContainText('文件与列表的行数和金额合计一致')
        await saved.expectOne()
      },
      kept: async () => {
        await saved.expectNone()
        await expect(rowOf(page, payment)).toBeVisible()
      },
    }
  },
}

async function openWithFile({ page, world }: Stage, name: string): Promise<void> {
  const [payment] = await world.arrange([{ state: 10, attachments: [{ name }] }])
  await world.signIn('zhao.min')
  await openDetail(page, 'payment', payment?.code ?? '')
}

/** An attachment of an order. It has no place: a note says what failed, and the button is there still. */
const downloadOf: Screen = {
  traits: { sends: 'read', answers: 'file' },
  failed: '下载文件失败!',
  isAsked: true,
  comesLate: true,
  open: async (stage) => {
    const { page } = stage
    await openWithFile(stage, '合同.txt')
    const saved = savedFiles(page)
    const button = page.getByRole('button', { name: '下载 合同.txt' }).first()
    return {
      act: () => button.click(),
      well: () => saved.expectOne(),
      kept: () => saved.expectNone(),
    }
  },
}

/** The reads of orders, and of what their forms are filled in from. */
export const ORDER_READS = {
  'payment_order/list.json': list('payment', '查询付款单失败!'),
  'debit_order/list.json': list('debit', '查询扣款单失败'),
  'reverse_order/list.json': list('reverse', '查询冲销单失败'),
  'payment_order/detail.json': detail('payment', '获取付款单失败!'),
  'debit_order/detail.json': detail('debit', '获取扣款单失败'),
  'reverse_order/detail.json': detail('reverse', '获取冲销单失败'),
  'payment_order/logs.json': logs,
  'payment_order/list/export': exportOf,
  'common/v1/file/download': downloadOf,
  'base/channel/list.json': choices('channel', '获取渠道失败!'),
  'base/park/list.json': choices('park', '获取园区失败!'),
  'base/department/all.json': choices('department', '获取归属部门列表失败!'),
  'base/verify_user/list.json': choices('principal', '查询核销确认人失败!'),
  'base/remark/all.json': commonRemarks,
  'payment_order/budget/info.json': budget,
} satisfies Record<string, Screen>
