import {
  fetchPaymentOrder,
  fetchPaymentOrderLogs,
  fetchPaymentOrders,
} from '@/api/balance/payment-orders'
import type { PaymentOrder } from '@/api/contract/payment-order'
import type { PaymentOrderDocument } from '@/api/contract/payment-order-writes'
import type { User } from '@/api/contract/session'
import { toChinaTime } from '@/domain/china-time'
import { listOwner } from '@/session/list-owner'
import { findNewOrder, searchedFrom, traceInLog, type Finding } from '../outcome/look-for-write'
import type { UnknownWrite } from '../outcome/unknown-write'

/**
 * One look at the server for a write on a payment order whose outcome is unknown.
 *
 * @throws ApiError when the server can't be asked
 */
export function lookForPaymentWrite(write: UnknownWrite, user: User): Promise<Finding> {
  return write.code === undefined
    ? lookForNewOrder(write, user)
    : lookForTrace(write, write.code, user)
}

async function lookForTrace(write: UnknownWrite, code: string, user: User): Promise<Finding> {
  const [order, log] = await Promise.all([
    fetchPaymentOrder(code, { fresh: true }),
    fetchPaymentOrderLogs(code, { fresh: true }),
  ])
  const trace = traceInLog(write, user.username ?? '', log)
  return trace ? { kind: 'done', code, state: order.state } : { kind: 'no-trace' }
}

/** More orders than a person makes within minutes. */
const ENOUGH = 100

async function lookForNewOrder(write: UnknownWrite, user: User): Promise<Finding> {
  const owner = listOwner(user)
  if (!owner) return { kind: 'no-trace' }
  const { rows } = await fetchPaymentOrders(
    {
      business: 1,
      createTimeStart: toChinaTime(searchedFrom(write)),
      pageNum: 1,
      pageSize: ENOUGH,
      ...(owner.kind === 'own' ? { loginOwnerId: owner.username } : {}),
    },
    { fresh: true },
  )
  const own = rows.filter(({ createBy }) => createBy === user.username)
  const alike = own.filter((order) => holdsDocument(order, write.body ?? {}))
  // Rows come without their files.
  const details = await Promise.all(
    alike.map(({ code }) => fetchPaymentOrder(code, { fresh: true })),
  )
  return findNewOrder(
    write,
    details.filter((order) => holdsFiles(order, write.body ?? {})),
  )
}

/** The fields that a person fills in; names follow from them and are the server's. */
const DOCUMENT_FIELDS = [
  'channelId',
  'applyCode',
  'applyDate',
  'feeItemCode',
  'amount',
  'ownerName',
  'paymentUnit',
  'paymentUnitAccount',
  'affiliationParkId',
  'affiliationDepartmentCode',
  'principalId',
  'canOnlyConsume',
  'remark',
] as const satisfies readonly (keyof PaymentOrderDocument & keyof PaymentOrder)[]

/** Whether an order holds exactly what was sent; an absent field is an empty one. */
export function holdsDocument(order: PaymentOrder, body: Partial<PaymentOrderDocument>): boolean {
  return DOCUMENT_FIELDS.every((field) => comparable(order[field]) === comparable(body[field]))
}

function comparable(value: string | number | undefined): string {
  // An absent number is zero in an answer: no amount yet, a flag that was not set.
  return value === undefined || value === 0 ? '' : String(value).trim()
}

function holdsFiles(order: PaymentOrder, { attachments = [] }: Partial<PaymentOrderDocument>) {
  return idsOf(order.attachments) === idsOf(attachments)
}

function idsOf(files: readonly { attachmentId: string }[]): string {
  return files.map(({ attachmentId }) => attachmentId).join()
}
