import { MOST_CODES, splitCodes } from '@/domain/code-list'
import type { Page } from './contract/envelope'
import type { FetchList, ReadOptions } from './resources/list-reads'
import type { CodesRequest } from './resources/order-reads'

/** So many calls are under way at a time: a browser has six connections, and others need some. */
const AT_A_TIME = 4

/** How many rows are asked for at a time of those that have a code somewhere in theirs. */
const PAGE_SIZE = 100

/** A code that is a part of more orders' codes than these, and of none of them the whole, counts as not found. */
const MOST_ROWS = 1000

/**
 * The orders that have just these codes, in the order of the codes, as one page. The platform's filter finds parts of a
 * code, so each code is a call of its own, and of its answer only the order counts that is called so. Filters beside
 * the codes hold for each of them. Too many codes are not looked for at all.
 *
 * @param request its `code` is a list of codes
 * @throws whatever a call throws: no call begins after that; the signal's reason after an abort
 */
export async function fetchByCodes<Request extends CodesRequest, Row extends { code: string }>(
  fetchPage: FetchList<Request, Row>,
  request: Request,
  options: ReadOptions,
): Promise<Page<Row>> {
  const codes = splitCodes(request.code ?? '')
  const found = new Map<string, Row>()
  const waiting = codes.length > MOST_CODES ? [] : [...codes]
  const work = async () => {
    for (let code = waiting.shift(); code !== undefined; code = waiting.shift()) {
      options.signal?.throwIfAborted()
      try {
        const row = await findByCode(fetchPage, { ...request, code }, options)
        if (row) found.set(code, row)
      } catch (error) {
        waiting.length = 0
        throw error
      }
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  const rows = codes.flatMap((code) => found.get(code) ?? [])
  return { rows, pageNum: 1, pageSize: MOST_CODES, total: rows.length }
}

async function findByCode<Request extends CodesRequest, Row extends { code: string }>(
  fetchPage: FetchList<Request, Row>,
  request: Request & { code: string },
  options: ReadOptions,
): Promise<Row | undefined> {
  const wanted = request.code.toUpperCase()
  // What came is counted: a server may give fewer rows a page than it is asked for.
  let count = 0
  const seen = new Set<string>()
  for (let pageNum = 1; count < MOST_ROWS; pageNum++) {
    const { rows, total, isAtLeast } = await fetchPage(
      { ...request, pageNum, pageSize: PAGE_SIZE },
      options,
    )
    const row = rows.find(({ code }) => code.toUpperCase() === wanted)
    count += rows.length
    const before = seen.size
    for (const { code } of rows) seen.add(code)
    // Where the server does not count, the pages end with an empty one, or with one that came before.
    const isLast = isAtLeast ? seen.size === before : rows.length === 0 || count >= total
    if (row || isLast) return row
  }
  return undefined
}
