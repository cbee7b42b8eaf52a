import { msg } from '@lingui/core/macro'
import { isOutcomeUnknown } from '@/api/http/api-error'
import { transport } from '@/api/http/client'
import { confirmSession } from '@/session/confirm-session'
import { notify } from '@/shell/notify'
import {
  notifyRefused,
  presentWriteFailure,
  withdrawFailure,
  type Retry,
} from '@/shell/present-write-failure'
import { fieldRefusal } from '../writes/field-refusal'
import type { SentDraft } from '../writes/stored-drafts'
import { performWrite, type Write, type Writer } from '../writes/perform-write'
import { holdsContent, type EntryErrors } from './check-entry'
import { EntriesChangedError, type Entry, type EntryContent, type EntryType } from './entry'
import { judgeEntry, type EntryEvidence } from './entry-evidence'

export type EntryAction = 'add' | 'edit' | 'make-valid' | 'make-invalid'

/** A write that is about to be sent. */
interface EntryWrite extends EntryContent {
  /** the entry; undefined for a new one */
  id?: number | undefined
  /** the draft that it is typed in; of a new entry its id is also what it is sent once for */
  draft?: Pick<SentDraft, 'id' | 'typed'> | undefined
  /** what a person knows the entry by */
  name: string
  action: EntryAction
}

/** What became of a write. That it failed or may have been done is told above the page already. */
export type SendResult =
  | { kind: 'saved' }
  /** the server refused this field, which is on the screen */
  | { kind: 'refused'; errors: EntryErrors }
  /** it may have been done: the page looks what became of it */
  | { kind: 'unknown' }
  /** nothing was sent: somebody has changed the entry, and this is what it is now, as far as it is found */
  | { kind: 'changed'; now: Entry | undefined }
  | { kind: 'failed' }

interface Sender extends Writer {
  /** names of the fields that a refusal can be shown at */
  fields?: readonly string[]
  /** the entry that the person saw when they decided on this; undefined for a new one */
  seen?: Entry | undefined
  /** sends it anew, when it could not leave */
  retry?: (() => void) | undefined
}

/** Where the draft of an entry is kept. */
export function entryDocument({ id }: Pick<EntryType, 'id'>, entryId: number | undefined): string {
  return `${id}.${entryId ?? 'new'}`
}

/**
 * Sends a write of base data, and says what became of it. The server is asked first what it has: base
 * data carries no version, so an entry that somebody has changed meanwhile would be overwritten, and a
 * new one whose answer is lost could not be told from one that was there before. A reload waits for all of it.
 */
export function sendEntry(type: EntryType, write: EntryWrite, sender: Sender): Promise<SendResult> {
  return transport.asWork(() => lookAndSend(type, write, sender))
}

async function lookAndSend(
  type: EntryType,
  write: EntryWrite,
  sender: Sender,
): Promise<SendResult> {
  const { queryClient, fields = [], seen, retry } = sender
  withdrawFailure(writtenOf(type, write))
  try {
    await confirmSession(sender, callOf(type, write))
    const known = await type.find(seen?.values ?? write.values)
    if (seen && !known.some((now) => now.id === seen.id && holdsContent(now, seen))) {
      type.markStale(queryClient)
      // That it has changed is known, and told, also where it isn't found.
      const now = await findAgain(type, seen, known).catch(() => undefined)
      return { kind: 'changed', now }
    }
    const before = known.filter((entry) => holdsContent(entry, write)).map(({ id }) => id)
    await performWrite(sender, prepareEntry(type, write, { before, seen }))
    return { kind: 'saved' }
  } catch (error) {
    const refusal = fieldRefusal(error, fields)
    if (refusal) {
      notifyRefused(refusal.failure, writtenOf(type, write))
      return { kind: 'refused', errors: { [refusal.field]: refusal.text } }
    }
    presentEntryFailure(error, retry && { retry, of: writtenOf(type, write) })
    return { kind: isOutcomeUnknown(error) ? 'unknown' : 'failed' }
  }
}

/**
 * A write of an entry failed, or the look before it, and is told above the page.
 *
 * @param offered begins anew, when nothing was sent
 */
export function presentEntryFailure(error: unknown, offered?: Retry): void {
  if (error instanceof EntriesChangedError) {
    notify({
      message: msg`The entries changed while they were looked at. Nothing was sent.`,
      tone: 'failure',
      ...(offered && { action: { label: msg`Retry`, run: offered.retry } }),
    })
  } else presentWriteFailure(error, offered)
}

/**
 * An entry as it is now, by its id: it may have another name by now.
 *
 * @param known what is found by the name that it had
 * @throws ApiError, EntriesChangedError
 */
export async function findAgain(
  type: EntryType,
  { id }: Entry,
  known: readonly Entry[],
): Promise<Entry | undefined> {
  const isIt = (entry: Entry) => entry.id === id
  return known.find(isIt) ?? (await type.find({})).find(isIt)
}

function callOf({ calls }: EntryType, { id }: EntryWrite) {
  const call = id === undefined ? calls.add : calls.change
  if (!call) throw new TypeError('Entries of this kind are not added')
  return call
}

/** What a write of an entry is of. */
export function writtenOf(
  { id: kind }: Pick<EntryType, 'id'>,
  { id, draft, name }: Pick<EntryWrite, 'id' | 'draft' | 'name'>,
) {
  return { kind, onceKey: id === undefined ? (draft?.id ?? '') : String(id), name }
}

function prepareEntry(
  type: EntryType,
  write: EntryWrite,
  { before, seen }: { before: readonly number[]; seen: Entry | undefined },
): Write<unknown> {
  const { id, draft, name, action, valid, values } = write
  const trace: EntryEvidence = {
    valid,
    values,
    before,
    seen: seen && { valid: seen.valid, values: seen.values },
  }
  const written = writtenOf(type, write)
  const { onceKey } = written
  return {
    ...written,
    action,
    code: id === undefined ? undefined : String(id),
    content: { ...trace },
    draft: draft && { document: entryDocument(type, id), ...draft },
    call: callOf(type, { id, name, action, valid, values }),
    send: (idempotencyKey) =>
      id === undefined
        ? (type.add?.({ valid, values }, { onceKey, idempotencyKey }) ?? Promise.resolve())
        : type.change(id, { valid, values }, { idempotencyKey }),
    // A new entry that was refused may be there nevertheless: the browser had sent it twice.
    findDone: async () => {
      if (id !== undefined) return undefined
      const check = judgeEntry(id, trace, await type.find(values))
      return check.kind === 'done' ? check : undefined
    },
  }
}

/** Says that somebody has changed an entry since it was read. */
export function tellChanged(name: string): void {
  notify({
    message: msg`“${name}” has been changed meanwhile. Look at it again.`,
    tone: 'warning',
  })
}
