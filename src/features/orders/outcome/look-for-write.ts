import type { OperationLogEntry } from '@/api/contract/operation-log'
import { fromWireTime } from '@/domain/china-time'
import type { UnknownWrite } from './unknown-write'

/** What the server shows of a write whose outcome is unknown. */
export type Finding =
  /** it was done; `code` is the order it was done to */
  | { kind: 'done'; code: string; state: number }
  /** orders that may be the new one, when it can't be told which, or whether it is one of them */
  | { kind: 'candidates'; codes: readonly string[] }
  /** nothing of it is there, at least not yet */
  | { kind: 'no-trace' }

/**
 * The log entry that a write on an existing order left: of this step and person, later than the order
 * was when it was read. Every accepted write makes `gmtModified` later and stamps its log entries
 * with it, so an older entry of the same kind can't be taken for it.
 */
export function traceInLog(
  { action, seen }: Pick<UnknownWrite, 'action' | 'seen'>,
  username: string,
  log: readonly OperationLogEntry[],
): OperationLogEntry | undefined {
  const seenMs = seen === undefined ? undefined : fromWireTime(seen)
  return log.find(({ step, createBy, gmtCreate }) => {
    const at = gmtCreate === undefined ? undefined : fromWireTime(gmtCreate)
    const isLater = at !== undefined && seenMs !== undefined && at > seenMs
    return step === action && createBy === username && isLater
  })
}

/** How far the server's clock may be behind this browser's before an order counts as older, in ms. */
const CLOCK_SLACK_MS = 10 * 60 * 1000

/** What a new order is found again by. */
interface OwnOrder {
  code: string
  state: number
  gmtCreate?: string | number | undefined
}

/**
 * Finds a new order among the person's own ones that hold exactly what was sent. Only a single one
 * made after the sending is told to be it; whenever that can't be said for certain (several, or one
 * that was made about then by a clock that may differ) the person is shown what there is.
 */
export function findNewOrder(
  { sentAt }: Pick<UnknownWrite, 'sentAt'>,
  same: readonly OwnOrder[],
): Finding {
  const at = ({ gmtCreate }: OwnOrder) =>
    gmtCreate === undefined ? undefined : fromWireTime(gmtCreate)
  // Times on the wire are whole seconds.
  const sent = Math.floor(sentAt / 1000) * 1000
  const around = same.filter((order) => (at(order) ?? sent) >= sent - CLOCK_SLACK_MS)
  const [first] = around
  if (!first) return { kind: 'no-trace' }
  const isCertain = around.length === 1 && (at(first) ?? 0) >= sent
  return isCertain
    ? { kind: 'done', code: first.code, state: first.state }
    : { kind: 'candidates', codes: around.map(({ code }) => code) }
}

/** From when on a person's own orders are looked through, epoch ms. */
export function searchedFrom({ sentAt }: Pick<UnknownWrite, 'sentAt'>): number {
  return sentAt - CLOCK_SLACK_MS
}
