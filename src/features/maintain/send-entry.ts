import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@/api/transport/api-error'
import { notify } from '@/shell/notify'
import { presentFailure, presentWriteFailure } from '@/shell/present-failure'
import { holdsContent, type EntryErrors } from './check-entry'
import type { Entry, EntryType } from './entry'
import { rememberUnknownEntry, traceOf, type UnknownEntry } from './unknown-entries'

/** A write that is about to be sent. */
type EntryWrite = Omit<UnknownEntry, 'sentAt' | 'before'>

/** What became of a write. All but the first and the field's error are told above the page already. */
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
  /** the entry that the person saw when they decided on this; undefined for a new one */
  seen?: Entry | undefined
}

/**
 * Sends a write of base data, and says what became of it. The server is asked first what it has: base
 * data carries no version, so an entry that somebody has changed meanwhile would be overwritten, and a
 * new one whose answer is lost could not be told from one that was there before.
 */
export async function sendEntry(
  type: EntryType,
  write: EntryWrite,
  { queryClient, username, fields = [], seen }: Sender,
): Promise<SendResult> {
  let before: readonly number[]
  try {
    const known = await type.find(seen?.values ?? write.values)
    if (seen && !known.some((now) => now.id === seen.id && holdsContent(now, seen))) {
      type.markStale(queryClient)
      tellChanged(seen.name)
      return { kind: 'failed' }
    }
    before = known.filter((entry) => holdsContent(entry, write)).map(({ id }) => id)
  } catch (error) {
    presentFailure(error, { asked: true })
    return { kind: 'failed' }
  }
  const sentAt = Date.now()
  try {
    if (write.id !== undefined) await type.change(queryClient, write.id, write)
    else await type.add?.(queryClient, write, write.onceKey)
    return { kind: 'saved' }
  } catch (error) {
    const field = fields.find((name) => error instanceof ApiError && error.field === name)
    if (field !== undefined && error instanceof ApiError && !error.isHtml) {
      if (await wasRepeated(type, { ...write, before })) return { kind: 'saved' }
      notify({ message: error.failure, tone: 'failure' })
      return { kind: 'refused', errors: { [field]: error.serverText ?? error.failure } }
    }
    presentWriteFailure(error)
    if (!(error instanceof ApiError) || error.outcome !== 'unknown') return { kind: 'failed' }
    rememberUnknownEntry(username, type.id, { ...write, before, sentAt })
    return { kind: 'unknown' }
  }
}

/** Says that somebody has changed an entry since it was read. */
export function tellChanged(name: string): void {
  notify({
    message: msg`“${name}” has been changed meanwhile. Look at it again.`,
    tone: 'warning',
  })
}

/**
 * Whether a new entry that was refused is there nevertheless: a browser sends a request again by itself
 * when a kept connection breaks, and the second one is refused for what the first has done.
 */
async function wasRepeated(
  type: EntryType,
  write: EntryWrite & Pick<UnknownEntry, 'before'>,
): Promise<boolean> {
  if (write.id !== undefined) return false
  const entries = await type.find(write.values).catch(() => [])
  return traceOf(write, entries).kind === 'done'
}
