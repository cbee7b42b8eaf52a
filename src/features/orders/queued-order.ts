import * as v from 'valibot'

/** Whom or what an order belongs to, as it is grouped by: a key, and the name that is shown. */
const member = v.object({ key: v.string(), name: v.string() })
export type GroupMember = v.InferOutput<typeof member>

/** Whom an order belongs to, by a key and its name where the server gives one; undefined when it says neither. */
export function groupMember(
  key: string | number | undefined,
  name: string | undefined,
): GroupMember | undefined {
  const shown = name ?? (key === undefined ? undefined : String(key))
  return shown === undefined ? undefined : { key: String(key ?? shown), name: shown }
}

/** Why an order can't be decided on: a text of ours. */
const reason = v.object({ id: v.string(), message: v.optional(v.string()) })

/** How many codes a queue holds at most. */
export const LONGEST_QUEUE = 1000

/** No order comes near it, in cents. */
const LARGEST = 1e12

/** What a queue knows of an order besides its code: how it was when the queue was entered. */
export const queuedOrder = v.object({
  code: v.string(),
  /** integer cents; a thousand of the largest still make an exact sum */
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(-LARGEST), v.maxValue(LARGEST)),
  /** epoch milliseconds */
  createdAt: v.optional(v.pipe(v.number(), v.finite())),
  /** the order stays in the queue and is marked there */
  reason: v.optional(reason),
  applicant: v.optional(member),
  /** payment orders only, like the next one */
  department: v.optional(member),
  principal: v.optional(member),
})
export type QueuedOrder = v.InferOutput<typeof queuedOrder>

/** What a queue holds, and why that is less than the list had. */
export const queueContent = v.object({
  /** in the list's order */
  orders: v.pipe(v.array(queuedOrder), v.maxLength(LONGEST_QUEUE)),
  /** those of the list that wait for another system and for no decision */
  leftOut: v.array(reason),
  /** how many orders the list had */
  total: v.pipe(v.number(), v.safeInteger()),
  /** nobody says how many they are: these are the ones that were seen */
  isAtLeast: v.optional(v.literal(true)),
})
export type QueueContent = v.InferOutput<typeof queueContent>
