import type { AuditedOrder } from '@/api/contract/order-parts'

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
