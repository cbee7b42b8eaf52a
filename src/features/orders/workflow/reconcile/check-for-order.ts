import type { CodesRequest, orderReads } from '@/api/resources/order-reads'
import type { User } from '@/api/contract/session'
import { fetchAllPages } from '@/api/fetch-all-pages'
import { fromWireTime, toChinaTime } from '@/domain/china-time'
import type { ReconciliationCheck } from '@/features/writes/reconciliation'
import { raisedBeside } from '@/features/writes/raised-documents'
import type { SentWrite } from '@/features/writes/write-record'
import {
  filesOf,
  holdsDocument,
  judgeNewOrder,
  judgeOrder,
  likenessOf,
  type TracedOrder,
  type TraceRules,
} from './evidence'

interface CheckInput<Row> extends TraceRules<Row> {
  /** list filters that the new order would match, to ask for less */
  filters?: Record<string, unknown>
  /** codes of orders that are known to have come of something else */
  taken?: ReadonlySet<string> | undefined
}

/** From so long before the sending a person's own orders are looked through, in ms. */
const LOOKED_BACK_MS = 60_000
/** How many rows are asked for at a time. */
const PAGE_SIZE = 100
/** More orders than that since the sending can't be looked through. */
const MOST_ROWS = 1000
/** More of the same than that are nobody's to be told apart. */
const MOST_ALIKE = 20

/**
 * One complete check at the server for what became of a write. What can't be looked through whole is unclear, and never "not
 * there". See docs/domain/writes.md, "Unknown outcomes".
 *
 * @throws ApiError when the server can't be asked
 */
export async function checkForOrder<
  Request extends CodesRequest,
  Row extends TracedOrder,
  Detail extends Row,
>(
  reads: ReturnType<typeof orderReads<Request, Row, Detail>>,
  write: SentWrite,
  user: User,
  input: CheckInput<Row>,
): Promise<ReconciliationCheck> {
  const username = user.username?.trim() ?? ''
  if (write.code === undefined) return checkForNewOrder(reads, write, username, input)
  // One after the other: a log that is older than the order would hide what was done in between.
  const order = await reads.fetchDetail(write.code, { fresh: true })
  const log = await reads.fetchLogs(write.code, { fresh: true })
  return judgeOrder<Row>(write, username, { order, log }, input)
}

async function checkForNewOrder<
  Request extends CodesRequest,
  Row extends TracedOrder,
  Detail extends Row,
>(
  reads: ReturnType<typeof orderReads<Request, Row, Detail>>,
  write: SentWrite,
  username: string,
  input: CheckInput<Row>,
): Promise<ReconciliationCheck> {
  const { sentAt, content = {} } = write
  if (username === '' || sentAt === undefined) return { kind: 'unclear' }
  // The person's own ones, of an internal user too: everybody's could be theirs by chance.
  const request = {
    ...input.filters,
    business: 1,
    loginOwnerId: username,
    createTimeStart: toChinaTime(sentAt - LOOKED_BACK_MS),
  }
  const rows = await fetchWhole(reads, request)
  if (!rows) return { kind: 'unclear' }
  const beside = raisedBeside(username, write, likenessOf(content, input.fields))
  const isTaken = (code: string) => beside.codes.has(code) || input.taken?.has(code) === true
  const alike = rows.filter(
    (row) => !isTaken(row.code) && holdsDocument(row, content, input.fields),
  )
  const isReadable = ({ createBy, gmtCreate }: Row) =>
    createBy !== undefined && gmtCreate !== undefined && fromWireTime(gmtCreate) !== undefined
  if (alike.length > MOST_ALIKE || !alike.every(isReadable)) return { kind: 'unclear' }
  const own = alike.filter((row) => row.createBy === username)
  // Rows come without their files.
  const details = await Promise.all(own.map((row) => reads.fetchDetail(row.code, { fresh: true })))
  return judgeNewOrder<Row>(
    write,
    details.filter((order) => filesOf(order) === filesOf(content)),
    input,
    beside.isAlone,
  )
}

/** All rows of a request, read anew; undefined when there are too many, or they shifted while they were read. */
async function fetchWhole<
  Request extends CodesRequest,
  Row extends TracedOrder,
  Detail extends Row,
>(
  reads: ReturnType<typeof orderReads<Request, Row, Detail>>,
  request: object,
): Promise<readonly Row[] | undefined> {
  const { rows, isInconsistent, isTooLong } = await fetchAllPages(
    (page) =>
      // Every order list knows these filters.
      reads.fetchList({ ...request, ...page } as unknown as Request, { fresh: true }),
    { rowKey: ({ code }) => code, pageSize: PAGE_SIZE, refuseAbove: MOST_ROWS },
  )
  return isTooLong || isInconsistent ? undefined : rows
}
