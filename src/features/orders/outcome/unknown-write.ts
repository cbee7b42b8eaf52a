import * as v from 'valibot'
import type { WireTime } from '@/domain/china-time'
import { readOfPerson, useOfPerson, writeOfPerson } from '@/session/person-storage'

/**
 * A write whose outcome is unknown: it was sent, and no readable answer came back. See docs/domain.md,
 * "Unknown outcomes".
 */
export interface UnknownWrite {
  /** of which order type, e.g. `payment-order` */
  type: string
  action: 'stage' | 'submit' | 'approve' | 'reject' | 'verify' | 'tally' | 'cancel'
  /** the order; undefined for a new one */
  code?: string | undefined
  /** what the write was sent once for: the code, or the draft's id */
  onceKey: string
  /** epoch ms by this browser's clock */
  sentAt: number
  /** `gmtModified` as it was read before sending; absent for a new order */
  seen?: WireTime | undefined
  /** the document that was sent, to find a new order again */
  body?: Record<string, unknown> | undefined
}

const unknownWrites = v.fallback(
  v.array(
    v.object({
      type: v.string(),
      action: v.picklist(['stage', 'submit', 'approve', 'reject', 'verify', 'tally', 'cancel']),
      code: v.optional(v.string()),
      onceKey: v.string(),
      sentAt: v.number(),
      seen: v.optional(v.union([v.string(), v.number()])),
      body: v.optional(v.record(v.string(), v.unknown())),
    }),
  ),
  [],
)

const NAME = 'unknown-writes'

function read(stored: unknown): readonly UnknownWrite[] {
  return stored === undefined ? [] : v.parse(unknownWrites, stored)
}

function isSame(left: UnknownWrite, right: UnknownWrite): boolean {
  return left.type === right.type && left.action === right.action && left.onceKey === right.onceKey
}

/** Remembers that the outcome of a write is unknown, in this tab, over a reload. */
export function rememberUnknown(username: string, write: UnknownWrite): void {
  const others = read(readOfPerson(username, NAME)).filter((other) => !isSame(other, write))
  writeOfPerson(username, NAME, [...others, write])
}

/** The outcome is known now. */
export function forgetUnknown(username: string, write: UnknownWrite): void {
  const others = read(readOfPerson(username, NAME)).filter((other) => !isSame(other, write))
  writeOfPerson(username, NAME, others.length === 0 ? undefined : others)
}

/** The writes of a document whose outcome is unknown, the oldest first. */
export function useUnknownWrites(
  username: string,
  type: string,
  onceKey: string,
): readonly UnknownWrite[] {
  const all = read(useOfPerson(username, NAME))
  return all.filter((write) => write.type === type && write.onceKey === onceKey)
}

/**
 * The writes of new orders whose outcome is unknown, whichever visit of the form they were sent from:
 * an order that may exist must not be raised a second time unknowingly.
 */
export function useUnknownNewOrders(username: string, type: string): readonly UnknownWrite[] {
  const all = read(useOfPerson(username, NAME))
  return all.filter((write) => write.type === type && write.code === undefined)
}
