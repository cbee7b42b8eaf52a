import * as v from 'valibot'
import { fromWireTime } from '@/domain/china-time'

/** A moment in epoch ms that can be told in words: the years 0 to 9999. */
export const storedMoment = v.pipe(
  v.number(),
  v.check((at) => fromWireTime(at) !== undefined),
)

/**
 * What of a stored list can be read, one by one: a broken item, or one of another version, must not take the others
 * with it. What is no list is an empty one.
 */
export function readEach<Schema extends v.GenericSchema>(
  item: Schema,
  stored: unknown,
): v.InferOutput<Schema>[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((each: unknown) => {
    const read = v.safeParse(item, each)
    return read.success ? [read.output] : []
  })
}
