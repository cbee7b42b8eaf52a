import type { OperationLogEntry } from '@/api/contract/operation-log'
import type { User } from '@/api/contract/session'
import { isInternalEnterprise } from '@/domain/authorities'
import { LOG_SUCCESS } from '@/domain/operation-steps'

/** The entries of a log that a person may see: those not for the front are for internal/server users. */
export function visibleLog(
  entries: readonly OperationLogEntry[],
  user: User | undefined,
): OperationLogEntry[] {
  const seesAll = isInternalEnterprise(user?.enterprise)
  return entries.filter(({ showFront }) => seesAll || showFront !== 0)
}

/** The entry by which an order was last approved; undefined when it never was. `entries` newest first. */
export function lastApproval(entries: readonly OperationLogEntry[]): OperationLogEntry | undefined {
  return entries.find(({ step, state }) => step === 'approve' && state === LOG_SUCCESS)
}
