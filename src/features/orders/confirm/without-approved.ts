import type { OperationLogEntry } from '@/api/contract/operation-log'
import { mayBeApproved, tallyFailed, type DeductionPosition } from '@/domain/deduction-transitions'

/** How many logs a queue asks for before it starts; what is approved behind them is marked in it. */
const LOGS_ASKED = 20

/**
 * The orders of a queue without those that were approved and only wait for the accounting system. A log
 * that can't be read leaves its order in the queue, where it is asked for again.
 */
export async function withoutApproved<Row extends DeductionPosition & { code: string }>(
  rows: readonly Row[],
  fetchLogs: (code: string) => Promise<OperationLogEntry[]>,
): Promise<Row[]> {
  const doubtful = rows.filter(mayBeApproved).slice(0, LOGS_ASKED)
  const logs = await Promise.all(doubtful.map(({ code }) => fetchLogs(code).catch(() => undefined)))
  const approved = new Set(doubtful.filter((row, index) => tallyFailed(row, logs[index])))
  return rows.filter((row) => !approved.has(row))
}
