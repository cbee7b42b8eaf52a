import type * as v from 'valibot'
import type { operationLog } from '@/api/contract/operation-log'
import type { User } from '@/api/contract/session'
import { isInternalEnterprise } from '@/domain/authorities'
import { LOG_SUCCESS } from '@/domain/operation-steps'

type LogEntry = v.InferOutput<typeof operationLog>

/** The entries of a log that a person may see: those not for the front are for internal/server users. */
export function visibleLog(entries: readonly LogEntry[], user: User | undefined): LogEntry[] {
  const seesAll = isInternalEnterprise(user?.enterprise)
  return entries.filter(({ showFront }) => seesAll || showFront !== 0)
}

/** The entry by which an order was last approved; undefined when it never was. `entries` newest first. */
export function lastApproval(entries: readonly LogEntry[]): LogEntry | undefined {
  return entries.find(({ step, state }) => step === 'approve' && state === LOG_SUCCESS)
}
