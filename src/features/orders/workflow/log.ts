import type { OperationLogEntry } from '@/api/contract/operation-log'
import type { User } from '@/api/contract/session'
import { isInternalEnterprise } from '@/domain/authorities'
import { LOG_SUCCESS } from '@/domain/operation-steps'
import type { AuditedOrder } from '@/api/contract/order-parts'

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

/**
 * The entry by which an order was last sent back, as long as nothing was done about it: what was saved since is no
 * answer yet, what was submitted or cancelled is. `entries` newest first.
 */
export function openRejection(
  entries: readonly OperationLogEntry[],
): OperationLogEntry | undefined {
  const last = entries.find(({ step, state }) => step !== 'stage' && state === LOG_SUCCESS)
  return last?.step === 'reject' ? last : undefined
}

/** What people are called, by user name, as far as the answers about a document tell. */
export type PeopleNames = ReadonlyMap<string, string>

/** The names that documents tell: of who made them. */
export function peopleOf(...documents: readonly AuditedOrder[]): PeopleNames {
  return new Map(
    documents.flatMap(({ createBy, createName }) =>
      createBy === undefined || createName === undefined ? [] : [[createBy, createName] as const],
    ),
  )
}

/** A person as a document names them: `张伟 (zhang.wei)` where the name is known, else the user name. */
export function personText(username: string | undefined, names: PeopleNames): string | undefined {
  const name = username === undefined ? undefined : names.get(username)
  return name === undefined || name === username ? username : `${name} (${username})`
}
