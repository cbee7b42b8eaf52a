import * as v from 'valibot'
import { REMARKS } from '@/session/kept-work'
import { readUserValue, useUserValue, writeUserValue } from '@/session/user-storage'
import { newId } from '@/session/new-id'
import { queueContent, type QueueContent } from '../queued-order'
import { queueChoice, type QueueChoice } from './queue-order'

/** Absent until they have been fetched, right after entering. */
const queueCodes = v.optional(v.array(v.string()))

/**
 * The orders that a reviewer goes through, frozen as the list showed them when they came from it. See
 * docs/domain/screens.md, "Confirming".
 */
const storedQueue = v.fallback(
  v.nullable(
    v.object({
      /** what the list was asked for, without its page */
      request: v.record(v.string(), v.unknown()),
      codes: queueCodes,
      /** what they are arranged by; absent like them, and in queues of before */
      content: v.fallback(v.optional(queueContent), undefined),
      /** how the person goes through it; absent like them */
      choice: v.fallback(v.optional(queueChoice), undefined),
      /** the list's search, to go back to it */
      from: v.record(v.string(), v.union([v.string(), v.number()])),
    }),
  ),
  null,
)
export type StoredQueue = NonNullable<v.InferOutput<typeof storedQueue>>

/** Queues of this tab that are kept of each type: one is on the screen, and going through the others pushes none of them out. */
const KEPT_QUEUES = 4

const queueIds = v.fallback(v.array(v.string()), [])

/** Where the ids of a type's queues stand, the oldest first. */
function indexName(type: string): string {
  return `queues.${type}`
}

function sourceName(type: string): string {
  return `queue-source.${type}`
}

function nameOf(id: string): string {
  return `queue.${id}`
}

/** Under which name it is kept what became of a queue's orders, beside the queue itself. */
export function queueResultsName(id: string): string {
  return `queue-results.${id}`
}

/** Remembers what a confirm list shows: the queue of whoever goes on from it to an order. */
export function rememberSource(
  username: string,
  type: string,
  source: Omit<StoredQueue, 'codes' | 'content' | 'choice'>,
): void {
  writeUserValue(username, sourceName(type), source)
}

/**
 * Starts a queue from the confirm list that was shown last in this tab.
 *
 * @returns its id, undefined when no such list was shown
 */
export function startQueue(username: string, type: string): string | undefined {
  const source = v.parse(storedQueue, readUserValue(username, sourceName(type)) ?? null)
  if (!source) return undefined
  const id = newId().slice(0, 8)
  const ids = [...v.parse(queueIds, readUserValue(username, indexName(type)) ?? []), id]
  for (const old of ids.slice(0, -KEPT_QUEUES)) {
    writeUserValue(username, nameOf(old), undefined)
    writeUserValue(username, queueResultsName(old), undefined)
  }
  writeUserValue(username, indexName(type), ids.slice(-KEPT_QUEUES))
  writeUserValue(username, nameOf(id), source)
  return id
}

/** Freezes what a queue holds, in the list's order, and how it begins to be gone through. */
export function freezeQueue(
  username: string,
  id: string,
  content: QueueContent,
  choice?: QueueChoice,
): void {
  const queue = v.parse(storedQueue, readUserValue(username, nameOf(id)) ?? null)
  const codes = content.orders.map(({ code }) => code)
  if (queue) writeUserValue(username, nameOf(id), { ...queue, codes, content, choice })
}

/** Keeps with a queue how the person goes through it from now on; where that does not fit, the queue as it was stays. */
export function arrangeStoredQueue(username: string, id: string, choice: QueueChoice): void {
  const queue = v.parse(storedQueue, readUserValue(username, nameOf(id)) ?? null)
  if (queue) writeUserValue(username, nameOf(id), { ...queue, choice }, (stored) => stored)
}

/** The codes of a queue alone: the rest of it is much to look at with every decision. */
const onlyCodes = v.fallback(v.object({ codes: queueCodes }), {})

/** The ids of a type's queues that hold an order. */
export function queuesHolding(username: string, type: string, code: string): readonly string[] {
  return v
    .parse(queueIds, readUserValue(username, indexName(type)) ?? [])
    .filter((id) => v.parse(onlyCodes, readUserValue(username, nameOf(id))).codes?.includes(code))
}

/** A queue by its id; undefined when it was lost, with another tab for example. */
export function useStoredQueue(username: string, id: string | undefined): StoredQueue | undefined {
  const stored = useUserValue(username, nameOf(id ?? ''))
  return v.parse(storedQueue, stored ?? null) ?? undefined
}

/** Under which name a person's remark on an order is kept until they have decided on it. */
export function remarkDraftName(type: string, code: string): string {
  return `${REMARKS}${type}.${code}`
}
