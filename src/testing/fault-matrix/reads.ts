import type { QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import { channelsOptions } from '@/api/resources/channels'
import { debitOrders } from '@/api/resources/debit-orders'
import { departmentsOptions, maintainedDepartments } from '@/api/resources/departments'
import { modulesQuery, sideMenuQuery } from '@/api/resources/menus'
import { parksOptions } from '@/api/resources/parks'
import { paymentOrderBudgetOptions, paymentOrders } from '@/api/resources/payment-orders'
import { maintainedRemarks, remarksOptions } from '@/api/resources/remarks'
import { reverseOrders } from '@/api/resources/reverse-orders'
import { verifyUsersOptions } from '@/api/resources/verify-users'
import { fetchForUser } from '@/api/user-reads'
import type { MatrixRow, MatrixServer } from './row'

const PAGE = { pageNum: 1, pageSize: 10 }
const ORDERS = { ...PAGE, business: 1 as const }

/** A read that a person asks for, through the cache of the application. */
function read<Output, Key extends QueryKey>(
  person: string,
  optionsOf: () => QueryExecuteOptions<Output, Error, Output, Output, Key>,
): MatrixRow {
  return {
    sends: 'read',
    answers: 'data',
    person,
    toldBy: 'dialog',
    begin: ({ queryClient }) => ({
      send: () => fetchForUser(queryClient, optionsOf(), { refetch: true }),
    }),
  }
}

/** One order of each type, which their details and log are asked of. */
const codes = { payment: '', debit: '', reverse: '' }

interface Arranged {
  orders: { code: string; debits: { code: string; reverse?: { code: string } }[] }[]
}

async function arrangeChain(server: MatrixServer): Promise<void> {
  const debits = [{ state: 20, amount: '100.00', reverse: { state: 10 } }]
  const answer = await server.control('POST', 'arrange', {
    orders: [{ state: 30, amount: '500.00', debits }],
  })
  const [payment] = (answer as Arranged).orders
  const [debit] = payment?.debits ?? []
  codes.payment = payment?.code ?? ''
  codes.debit = debit?.code ?? ''
  codes.reverse = debit?.reverse?.code ?? ''
}

/** A document: when it is refused, that stands in its place. */
function detail(row: MatrixRow): MatrixRow {
  return { ...row, prepare: arrangeChain }
}

const BUDGET = { affiliationDepartmentCode: 'D1001', feeItemCode: '6666020102', channelId: 1 }

/** Every read of the endpoint table, and the menus. */
export const READ_ROWS = {
  'payment_order/list.json': read('zhao.min', () => paymentOrders.listOptions(ORDERS)),
  'payment_order/detail.json': detail(
    read('zhang.wei', () => paymentOrders.detailOptions(codes.payment)),
  ),
  'payment_order/budget/info.json': read('zhang.wei', () => paymentOrderBudgetOptions(BUDGET)),
  'payment_order/logs.json': {
    ...read('zhang.wei', () => paymentOrders.logsOptions(codes.payment)),
    prepare: arrangeChain,
  },
  'debit_order/list.json': read('zhao.min', () => debitOrders.listOptions(ORDERS)),
  'debit_order/detail.json': detail(
    read('zhang.wei', () => debitOrders.detailOptions(codes.debit)),
  ),
  'reverse_order/list.json': read('zhao.min', () => reverseOrders.listOptions(ORDERS)),
  'reverse_order/detail.json': detail(
    read('zhang.wei', () => reverseOrders.detailOptions(codes.reverse)),
  ),
  'base/channel/list.json': read('zhang.wei', () => channelsOptions),
  'base/park/list.json': read('zhang.wei', () => parksOptions),
  'base/department/all.json': read('zhang.wei', () => departmentsOptions),
  'base/remark/all.json': read('zhang.wei', () => remarksOptions),
  'base/verify_user/list.json': read('zhang.wei', () => verifyUsersOptions),
  'department/list.json': read('sun.li', () => maintainedDepartments.listOptions(PAGE)),
  'remark/list.json': read('sun.li', () => maintainedRemarks.listOptions(PAGE)),
  'manage/v1/backendmenus.json': read('zhang.wei', () => modulesQuery),
  'manage/v1/menu': read('zhang.wei', () => sideMenuQuery),
} satisfies Record<string, MatrixRow>
