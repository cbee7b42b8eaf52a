import type { QueryClient } from '@tanstack/react-query'
import type { User } from '@/api/contract/session'
import { ApiError, isOutcomeUnknown, type FailedCall } from '@/api/http/api-error'
import { transport } from '@/api/http/client'
import { confirmSession, SessionTakenError, whoIsHere } from '@/session/confirm-session'
import { withdrawFailure } from '@/shell/present-write-failure'
import { holdLeaving } from '@/shell/unsaved-work'
import { noteBecame, noteRaised } from './raised-documents'
import { storedDrafts } from './stored-drafts'
import {
  closeRecord,
  isUnderWay,
  leaveOpen,
  openRecord,
  openRecordOf,
  settleRecord,
  type DocumentWrite,
} from './write-record'

/** Who writes, and through which cache. */
export interface Writer {
  queryClient: QueryClient
  user: User | undefined
}

/** A write that is prepared: everything that is known before it is sent. */
export interface Write<Output> extends DocumentWrite {
  call: FailedCall
  /**
   * Sends it.
   *
   * @param idempotencyKey to go with the request
   * @throws ApiError
   */
  send: (idempotencyKey: string) => Promise<Output>
  /**
   * Asks the server whether a write that it refused was done nevertheless: a browser sends a request again by itself when a
   * kept connection breaks, and the second one is refused for what the first has done. Undefined when there is no proof.
   */
  findDone?: (refusal: ApiError) => Promise<Output | undefined>
  /** told once it is done and its person is still here, before whoever waits for it */
  onDone?: (output: Output) => void
  /** of a new document that only its answer tells from another one that is alike */
  raises?: {
    /** text that alike documents have in common */
    likeness: string
    /** which document it became */
    codeOf: (output: Output) => string
  }
}

/**
 * The life of a write: looked at whose session it is, written down, sent, answered. A definite answer takes the record away;
 * whatever else becomes of it (no answer, an unreadable one, a page that is gone) leaves it, and the next start
 * finds a write whose outcome is unknown. Whoever has taken the tab over meanwhile is told nothing of it. See
 * docs/decisions/writes.md. A reload waits for all of it: what was pressed is not left unsent while it is looked whose session it is.
 *
 * @throws ApiError: of kind `duplicate` or `timed-out-before`, not sent, while another write of this document is open; with `outcome`
 *   `unknown` when it may have been done. SessionTakenError when the session is another person's now, before it was sent or after;
 *   also when it was done and nobody is here any more.
 */
export function performWrite<Output>(writer: Writer, write: Write<Output>): Promise<Output> {
  return transport.asWork(() => lookAndSend(writer, write))
}

async function lookAndSend<Output>(
  writer: Writer,
  { call, onDone, ...write }: Write<Output>,
): Promise<Output> {
  const username = writer.user?.username ?? ''
  refuseWhileOpen(username, write, call)
  withdrawFailure(write)
  await confirmSession(writer, call)
  // The look took its time, and a second press must not pass beside the first.
  refuseWhileOpen(username, write, call)
  try {
    const output = await sendWrite(writer, write)
    // They have logged out in another tab.
    if (whoIsHere(writer) !== 'same') throw new SessionTakenError({ wasSent: true })
    onDone?.(output)
    return output
  } catch (error) {
    if (whoIsHere(writer) === 'another') throw new SessionTakenError({ wasSent: true })
    throw error
  }
}

/** When the draft that is sent was typed in last; undefined where there is none. */
function typedAt(username: string, { draft }: DocumentWrite): number | undefined {
  return draft && storedDrafts(username, draft.document).find(({ id }) => id === draft.id)?.savedAt
}

/** Sends what nothing speaks against, with its record around it. */
async function sendWrite<Output>(
  writer: Writer,
  { send, findDone, raises, ...document }: Omit<Write<Output>, 'call' | 'onDone'>,
): Promise<Output> {
  const username = writer.user?.username ?? ''
  const record = openRecord(username, document, transport.serverNow())
  const takeBack =
    raises && noteRaised(username, document, raises.likeness, typedAt(username, document))
  const letLeave = holdLeaving()
  try {
    const output = await send(record.key)
    const code = raises?.codeOf(output) ?? document.code
    if (raises && code !== undefined) noteBecame(username, document, code)
    // Nobody is told of it now: the same person is, when they are back, and their draft goes then.
    if (whoIsHere(writer) === 'nobody') settleRecord(username, record, { kind: 'done', code })
    else closeRecord(username, record)
    return output
  } catch (error) {
    if (isOutcomeUnknown(error)) {
      leaveOpen(username, record)
      throw error
    }
    takeBack?.()
    // An earlier one may have been done, and its own record did not fit into the storage: by this one that is found out.
    if (error instanceof ApiError && error.kind === 'timed-out-before') {
      leaveOpen(username, record, { wasSent: false })
      throw error
    }
    // What was sent from this draft before has come through after all.
    const earlier = error instanceof ApiError && error.field === 'idempotencyKey'
    if (raises && earlier && error.code !== undefined) noteBecame(username, document, error.code)
    closeRecord(username, record)
    const isRefusal = error instanceof ApiError && error.kind === 'rejected'
    const done = isRefusal ? await findDone?.(error).catch(() => undefined) : undefined
    if (done === undefined) throw error
    return done
  } finally {
    letLeave()
  }
}

/**
 * Nothing else of a document is sent while a write of it is under way (a second press), or may have been done (the
 * specification's request-once).
 */
function refuseWhileOpen(
  username: string,
  of: Pick<DocumentWrite, 'kind' | 'onceKey'>,
  call: FailedCall,
): void {
  const open = openRecordOf(username, of)
  if (open) throw new ApiError(call, isUnderWay(open) ? 'duplicate' : 'timed-out-before')
}
