import type { OperationLogEntry } from '@/api/contract/operation-log'
import { fromWireTime, type WireTime } from '@/domain/china-time'
import { isOrderAction, type OrderAction } from '@/domain/transitions'
import type { ReconciliationCheck } from '@/features/writes/reconciliation'
import type { SentWrite } from '@/features/writes/write-record'
import { seenText } from '@/domain/seen-text'

/** What an order type says of its writes, so that they are recognised. */
export interface TraceRules<Row> {
  /** the fields that a person fills in; names follow from them and are the server's */
  fields: readonly (keyof Row & string)[]
  /** the states that an action leads to, at once or by the steps that others take behind it */
  statesAfter: Readonly<Record<OrderAction, readonly number[]>>
}

/**
 * Takes the type of a document and those of its fields that follow from others, then those that a person fills in. Leaving
 * one out does not compile: a write would be taken for done though that field is another. Files are compared apart.
 */
export function filledIn<Document, Follows extends keyof Document = never>() {
  return <
    const Fields extends readonly (Exclude<keyof Document, Follows | 'attachments'> & string)[],
  >(
    fields: Fields &
      Record<Exclude<keyof Document, Follows | 'attachments' | Fields[number]>, never>,
  ): Fields => fields
}

/** What an order is recognised by. */
export interface TracedOrder {
  code: string
  state: number
  createBy?: string | undefined
  gmtCreate?: WireTime | undefined
  gmtModified?: WireTime | undefined
  attachments?: readonly { attachmentId: string }[]
}

/**
 * What an existing order shows of a write. Done: a log entry of this step and person, later than the base version, in a state
 * that the step leads to, and of a saved document all fields and files alike. Unchanged: nothing was done yet. Anything in
 * between is another's change, or nobody can tell. See docs/domain/writes.md, "Unknown outcomes".
 */
export function judgeOrder<Row extends TracedOrder>(
  write: SentWrite,
  username: string,
  { order, log }: { order: Row; log: readonly OperationLogEntry[] },
  { fields, statesAfter }: TraceRules<Row>,
): ReconciliationCheck {
  const baseMs = timeOf(write.base)
  const nowMs = timeOf(order.gmtModified)
  if (username === '' || baseMs === undefined || nowMs === undefined || nowMs < baseMs) {
    return { kind: 'unclear' }
  }
  const { action, content } = write
  const hasEntry = log.some(({ step, createBy, gmtCreate }) => {
    const atMs = timeOf(gmtCreate)
    return step === action && createBy === username && atMs !== undefined && atMs > baseMs
  })
  const holdsContent = content === undefined || holdsSent(order, content, fields)
  const isThere = isOrderAction(action) && statesAfter[action].includes(order.state)
  if (hasEntry && holdsContent && isThere) {
    return { kind: 'done', code: order.code, state: order.state }
  }
  return { kind: nowMs > baseMs ? 'overtaken' : 'no-trace' }
}

/**
 * What a person's own orders since shortly before the sending show of a new one. Only a single one alike, made after the
 * sending by the server's clock and in a state that the action leads to, is told to be it, and only when no other that is
 * alike may have become it; otherwise the person is shown what there is. Times are too coarse to tell two that were sent one
 * right after the other: that is told by whom the server has answered with which code.
 *
 * @param alike holding exactly what was sent, files included, and known to be none that another sending has become
 * @param isAlone whether nothing else alike that the person has sent is without a code
 */
export function judgeNewOrder<Row extends TracedOrder>(
  { sentAt, action }: SentWrite,
  alike: readonly Row[],
  { statesAfter }: TraceRules<Row>,
  isAlone: boolean,
): ReconciliationCheck {
  const [first] = alike
  if (!first) return { kind: 'no-trace' }
  const madeMs = timeOf(first.gmtCreate)
  // Times on the wire are whole seconds.
  const sentMs = sentAt === undefined ? undefined : Math.floor(sentAt / 1000) * 1000
  const isAfter = madeMs !== undefined && sentMs !== undefined && madeMs >= sentMs
  const isThere = isOrderAction(action) && statesAfter[action].includes(first.state)
  return alike.length === 1 && isAlone && isAfter && isThere
    ? { kind: 'done', code: first.code, state: first.state }
    : { kind: 'candidates', codes: alike.map(({ code }) => code) }
}

/** Whether an order holds exactly what was sent, fields and files. */
export function holdsSent<Row extends object>(
  order: Row,
  content: Readonly<Record<string, unknown>>,
  fields: readonly (keyof Row & string)[],
): boolean {
  return holdsDocument(order, content, fields) && filesOf(order) === filesOf(content)
}

/** The same of the fields alone, as a row has them; an absent field is an empty one. */
export function holdsDocument<Row extends object>(
  order: Row,
  content: Readonly<Record<string, unknown>>,
  fields: readonly (keyof Row & string)[],
): boolean {
  return fields.every((field) => comparable(order[field]) === comparable(content[field]))
}

/** Text that two documents have in common when an order may hold both: by it they can't be told apart. */
export function likenessOf(
  content: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): string {
  return JSON.stringify([...fields.map((field) => comparable(content[field])), filesOf(content)])
}

/** The ids of a document's files; their order says nothing. */
export function filesOf(document: object): string {
  const files = 'attachments' in document ? document.attachments : undefined
  if (!Array.isArray(files)) return ''
  return files
    .map((file: unknown) =>
      typeof file === 'object' && file !== null && 'attachmentId' in file
        ? String(file.attachmentId)
        : '',
    )
    .toSorted()
    .join()
}

/**
 * The version that a new document is typed on once it is an order. When somebody has changed that by then it is the one that the
 * order began with: what is typed meets theirs as a conflict, and does not write over it unseen.
 *
 * @param holds whether the order still holds what was sent
 */
export function versionOfSent(
  { gmtCreate, gmtModified }: Pick<TracedOrder, 'gmtCreate' | 'gmtModified'>,
  holds: boolean,
): WireTime | undefined {
  return holds ? gmtModified : gmtCreate
}

function comparable(value: unknown): string {
  if (typeof value === 'string') return seenText(value).normalize('NFC')
  // An absent number is zero in an answer: no amount yet, a flag that was not set.
  return typeof value === 'number' && value !== 0 ? String(value) : ''
}

function timeOf(time: WireTime | undefined): number | undefined {
  return time === undefined ? undefined : fromWireTime(time)
}
