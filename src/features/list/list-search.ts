import * as v from 'valibot'
import { PAGE_SIZES } from '@/components/data-table/page-sizes'
import { isDay } from '@/domain/china-time'
import { isCodeList, MAX_CODES_TEXT, splitCodes } from '@/domain/code-list'
import { MAX_TEXT } from '@/domain/filter-text'
import { seenText } from '@/domain/seen-text'
import { normalCode } from '@/domain/normal-code'

/**
 * How a list's filters and page stand in the URL. Whatever is not understood falls back to "not set",
 * so that no URL breaks a list.
 */

const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => seenText(String(value))),
  v.minLength(1),
  v.maxLength(MAX_TEXT),
)

/** Free text; numbers are taken as they are written. */
export const textParam = v.fallback(v.optional(text), undefined)

/** A part of a code, read as `codesParam` reads each of its own. */
export const codeParam = v.fallback(
  v.optional(
    v.pipe(
      text,
      v.transform((code) => splitCodes(code).join(' ')),
      v.minLength(1),
    ),
  ),
  undefined,
)

/** The whole code of one document, as the server writes it, whatever was typed or pasted into the address. */
export const wholeCodeParam = v.fallback(
  v.optional(v.pipe(text, v.transform(normalCode), v.minLength(1))),
  undefined,
)

/**
 * A part of a code, or several codes, which then stand with commas between them: each once, whatever parted them, also when
 * each had its own parameter. Too many of them stay, for the list to say so.
 */
export const codesParam = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.string(), v.number(), v.array(v.string())]),
      v.transform(String),
      v.maxLength(MAX_CODES_TEXT),
      v.transform((text) => splitCodes(text).join(',')),
      v.minLength(1),
      v.check((text) => isCodeList(text) || text.length <= MAX_TEXT),
    ),
  ),
  undefined,
)

/**
 * A day `YYYY-MM-DD`, also with the one time behind it that says nothing else (`2026-11-20 00:00:00` as the wire has it). With any
 * other it is not understood: what is shown would begin or end elsewhere than was meant, and in another zone with another day.
 */
const dayWith = (time: string) =>
  v.fallback(
    v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.trim().replace(new RegExp(`[ T]${time}$`), '')),
        v.check(isDay),
      ),
    ),
    undefined,
  )

/** The day from whose first second on something is. */
export const firstDayParam = dayWith('00:00:00')
/** The day until whose last second something is. */
export const lastDayParam = dayWith('23:59:59')

const toInteger = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => (String(value).trim() === '' ? Number.NaN : Number(value))),
  v.safeInteger(),
)

/** One of the given numbers. */
export function choiceParam<const Value extends number>(values: readonly Value[]) {
  return v.fallback(
    v.optional(
      v.pipe(
        toInteger,
        v.transform((value) => values.find((other) => other === value)),
      ),
    ),
    undefined,
  )
}

export const DEFAULT_PAGING = { pageNum: 1, pageSize: PAGE_SIZES[0] } as const

/** Page and page size, with their defaults. */
export const pagingParams = {
  pageNum: v.fallback(v.optional(v.pipe(toInteger, v.minValue(1)), 1), 1),
  pageSize: v.fallback(
    v.optional(v.pipe(toInteger, v.picklist(PAGE_SIZES)), DEFAULT_PAGING.pageSize),
    DEFAULT_PAGING.pageSize,
  ),
}
