import type { OperationLogEntry } from '@/api/contract/operation-log'
import type { OrderRules } from '@/domain/transitions'

/** How many logs a queue asks for before it starts; what is approved behind them is marked in it. */
const LOGS_ASKED = 20

/**
 * The orders of a queue without those that were approved and only wait for another system. A log that
 * can't be read leaves its order in the queue, where it is asked for again.
 */
export async function withoutSkipped<Row extends { code: string }>(
  { needsLog, skipReason }: Pick<OrderRules<Row>, 'needsLog' | 'skipReason'>,
  rows: readonly Row[],
  fetchLogs: (code: string) => Promise<OperationLogEntry[]>,
): Promise<Row[]> {
  const doubtful = rows.filter((row) => needsLog?.(row)).slice(0, LOGS_ASKED)
  const logs = new Map(
    await Promise.all(
      doubtful.map(async (row) => [row, await fetchLogs(row.code).catch(() => undefined)] as const),
    ),
  )
  return rows.filter((row) => skipReason(row, logs.get(row)) === undefined)
}
