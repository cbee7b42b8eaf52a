import type { orderReads } from '@/api/balance/order-reads'
import type { User } from '@/api/contract/session'
import { toChinaTime, type WireTime } from '@/domain/china-time'
import { listOwner } from '@/session/list-owner'
import { findNewOrder, searchedFrom, traceInLog, type Finding } from './look-for-write'
import type { UnknownWrite } from './unknown-write'

/** What an order is found again by. */
interface FoundOrder {
  code: string
  state: number
  createBy?: string | undefined
  gmtCreate?: WireTime | undefined
  attachments?: readonly { attachmentId: string }[]
}

interface LookInput<Row> {
  /** the fields that a person fills in; names follow from them and are the server's */
  fields: readonly (keyof Row & string)[]
  /** list filters that the new order would match, to ask for less */
  filters?: Record<string, unknown>
}

/** More orders than a person makes within minutes. */
const ENOUGH = 100

/**
 * One look at the server for a write whose outcome is unknown.
 *
 * @throws ApiError when the server can't be asked
 */
export async function lookForWrite<
  Request extends object,
  Row extends FoundOrder,
  Detail extends Row,
>(
  reads: ReturnType<typeof orderReads<Request, Row, Detail>>,
  write: UnknownWrite,
  user: User,
  { fields, filters }: LookInput<Row>,
): Promise<Finding> {
  const { code, body = {} } = write
  if (code !== undefined) {
    const [order, log] = await Promise.all([
      reads.fetchDetail(code, { fresh: true }),
      reads.fetchLogs(code, { fresh: true }),
    ])
    const trace = traceInLog(write, user.username ?? '', log)
    return trace ? { kind: 'done', code, state: order.state } : { kind: 'no-trace' }
  }
  const owner = listOwner(user)
  if (!owner) return { kind: 'no-trace' }
  const request = {
    ...filters,
    business: 1,
    createTimeStart: toChinaTime(searchedFrom(write)),
    pageNum: 1,
    pageSize: ENOUGH,
    ...(owner.kind === 'own' ? { loginOwnerId: owner.username } : {}),
  }
  const { rows } = await reads.fetchList(request as unknown as Request, { fresh: true })
  const alike = rows.filter(
    (row) => row.createBy === user.username && holdsDocument(row, body, fields),
  )
  // Rows come without their files.
  const details = await Promise.all(
    alike.map((row) => reads.fetchDetail(row.code, { fresh: true })),
  )
  return findNewOrder(
    write,
    details.filter((order) => filesOf(order) === filesOf(body)),
  )
}

/** Whether an order holds exactly what was sent; an absent field is an empty one. */
function holdsDocument<Row extends object>(
  order: Row,
  body: Readonly<Record<string, unknown>>,
  fields: readonly (keyof Row & string)[],
): boolean {
  return fields.every((field) => comparable(order[field]) === comparable(body[field]))
}

function comparable(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  // An absent number is zero in an answer: no amount yet, a flag that was not set.
  return typeof value === 'number' && value !== 0 ? String(value) : ''
}

/** The ids of a document's files, in order. */
function filesOf(document: object): string {
  const files = 'attachments' in document ? document.attachments : undefined
  if (!Array.isArray(files)) return ''
  return files
    .map((file: unknown) =>
      typeof file === 'object' && file !== null && 'attachmentId' in file
        ? String(file.attachmentId)
        : '',
    )
    .join()
}
