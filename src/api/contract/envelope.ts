import * as v from 'valibot'
import { integer, optionalText } from './scalars'

/** Words for people: whatever else stands there is as good as none. */
const words = v.fallback(v.nullish(v.union([v.string(), v.number()])), undefined)

/** What every JSON answer is wrapped in. `data` is parsed by the call's own schema. */
export const envelope = v.looseObject({
  success: v.boolean(),
  data: v.optional(v.unknown()),
  message: words,
})

export type Envelope = v.InferOutput<typeof envelope>

/** The body of a non-200 answer, as far as it can be trusted to have one. */
export const errorBody = v.object({ exception: words, message: words })

/** The `data` of a refusal may name the form field that was refused, and the document it speaks of. */
export const refusal = v.fallback(
  v.object({ field: optionalText, code: v.fallback(optionalText, undefined) }),
  { field: undefined, code: undefined },
)

/** Where a list answer stands among its pages: page 1, size 10 when the server is silent. A total of -1 is none. */
const pageInfo = {
  pageNum: v.nullish(integer, 1),
  total: v.nullish(integer, -1),
  pageSize: v.nullish(integer, 10),
}

/** So many rows a page has at the most: a list is asked for no more at a time. */
export const LARGEST_PAGE = 1000

/** One page of a list, after both wire shapes were read into one. */
export interface Page<Row> {
  rows: Row[]
  pageNum: number
  pageSize: number
  /** number of rows on all pages together */
  total: number
  /** the server does not say how many there are: there may be more */
  isAtLeast?: true | undefined
}

/**
 * Reads a list answer in either wire shape: the rows in `data` with the paging fields beside it, or
 * an object in `data` that holds `list` and the paging fields.
 *
 * @param row schema of one row
 */
export function pageOf<Row extends v.GenericSchema>(row: Row) {
  const rows = v.array(row)
  return v.pipe(
    v.union([
      v.object({ data: rows, ...pageInfo }),
      v.pipe(
        v.object({ data: v.object({ list: rows, ...pageInfo }) }),
        v.transform(({ data: { list, ...info } }) => ({ data: list, ...info })),
      ),
    ]),
    v.transform(({ data, total, ...info }): Page<v.InferOutput<Row>> => {
      // No total, or one of fewer rows than came. An empty first page is all there is.
      const least = Math.max(info.pageNum - 1, 0) * info.pageSize + data.length
      const known =
        total < data.length
          ? { total: data.length && least, isAtLeast: least > 0 || undefined }
          : { total }
      return { rows: data, ...info, ...known }
    }),
  )
}

/**
 * Reads the data of a list without paging: the array, or an object that holds it as `list`.
 *
 * @param row schema of one row
 */
export function rowsOf<Row extends v.GenericSchema>(row: Row) {
  const rows = v.array(row)
  return v.union([
    rows,
    v.pipe(
      v.object({ list: rows }),
      v.transform(({ list }) => list),
    ),
  ])
}
