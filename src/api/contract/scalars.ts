import * as v from 'valibot'
import { fromWireTime, toChinaDate, type WireTime } from '@/domain/china-time'

/**
 * Readers for single values on the wire. They are lenient about how another backend may write a
 * value (numbers as digit strings, null for absent, true for 1) and strict about what it means.
 * Imported by the fixture server too, so nothing here may depend on the application.
 */

const DIGITS = /^-?\d+$/

const integerFromText = v.pipe(
  v.string(),
  v.trim(),
  v.regex(DIGITS, 'Expected an integer'),
  v.transform(Number),
)

/** An integer; a digit string is read as the number it spells. */
export const integer = v.pipe(v.union([v.number(), integerFromText]), v.safeInteger())

/** Money: integer cents, never yuan. */
export const cents = v.pipe(integer, v.description('cents'))

/** Non-empty text that a screen can't do without, a code for example. */
export const requiredText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.trim(),
  v.nonEmpty(),
)

/** Text that may be missing, null or written as a number; absent and empty both read as undefined. */
export const optionalText = v.optional(
  v.pipe(
    v.nullish(v.union([v.string(), v.number()])),
    v.transform((value) =>
      value === null || value === undefined || value === '' ? undefined : String(value),
    ),
  ),
)

/** An integer that may be missing, null or an empty string. */
export const optionalInteger = v.optional(
  v.pipe(
    v.union([v.nullish(integer), v.literal('')]),
    v.transform((value) => (value === null || value === '' ? undefined : value)),
  ),
)

/** A yes/no flag: 0 or 1 on the wire, also as text or boolean. */
export const flag = v.pipe(
  v.union([v.picklist([0, 1]), v.picklist(['0', '1']), v.boolean()]),
  v.transform((value): 0 | 1 => (Number(value) === 1 ? 1 : 0)),
)

/** A flag that may be missing or null. */
export const optionalFlag = v.optional(
  v.pipe(
    v.nullish(flag),
    v.transform((value) => value ?? undefined),
  ),
)

/** A time as it came, so that it can be echoed unchanged; `formatChinaTime` shows it. */
export const wireTime = v.union([v.pipe(v.string(), v.nonEmpty()), v.number()])

/** A time that may be missing, null or empty. */
export const optionalWireTime = v.optional(
  v.pipe(
    v.union([v.nullish(wireTime), v.literal('')]),
    v.transform((value): WireTime | undefined =>
      value === null || value === '' ? undefined : value,
    ),
  ),
)

/**
 * A day, `YYYY-MM-DD`, that may be missing: of a time it is the day in China, and what can't be read is as it came, a
 * number of fewer digits than a time since 1973 has too.
 */
export const optionalDay = v.pipe(
  optionalText,
  v.transform((text) => {
    const epochMs = text === undefined ? undefined : fromWireTime(text)
    return epochMs === undefined ? text : toChinaDate(epochMs)
  }),
)

/** An array that may be missing or null; both read as empty. */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.optional(
    v.pipe(
      v.nullish(v.array(item)),
      v.transform((value) => value ?? []),
    ),
    [],
  )
}
