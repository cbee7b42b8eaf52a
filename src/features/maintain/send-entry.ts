import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/transport/api-error'
import { notify } from '@/shell/notify'
import { presentWriteFailure } from '@/shell/present-failure'
import type { EntryErrors } from './check-entry'
import type { EntryType } from './entry'
import { rememberUnknownEntry, type UnknownEntry } from './unknown-entries'

/** A write that is about to be sent. */
export type EntryWrite = Omit<UnknownEntry, 'sentAt'>

/** What became of a write. All but the first and the fields' errors are told above the page already. */
export type SendResult =
  | { kind: 'saved' }
  /** the server refused this field, which is on the screen */
  | { kind: 'refused'; errors: EntryErrors }
  /** it may have been done: the page looks what became of it */
  | { kind: 'unknown' }
  | { kind: 'failed' }

interface Sender {
  queryClient: QueryClient
  username: string
  /** names of the fields that a refusal can be shown at */
  fields?: readonly string[]
}

/** Sends a write of base data, and says what became of it. */
export async function sendEntry(
  type: EntryType,
  write: EntryWrite,
  { queryClient, username, fields = [] }: Sender,
): Promise<SendResult> {
  const sentAt = Date.now()
  try {
    if (write.id !== undefined) await type.change(queryClient, write.id, write)
    else await type.add?.(queryClient, write, write.onceKey)
    return { kind: 'saved' }
  } catch (error) {
    if (error instanceof ApiError && !error.isHtml && fields.some((name) => name === error.field)) {
      notify({ message: error.failure, tone: 'failure' })
      return { kind: 'refused', errors: { [error.field ?? '']: error.serverText ?? error.failure } }
    }
    presentWriteFailure(error)
    if (!(error instanceof ApiError) || error.outcome !== 'unknown') return { kind: 'failed' }
    rememberUnknownEntry(username, type.id, { ...write, sentAt })
    return { kind: 'unknown' }
  }
}
