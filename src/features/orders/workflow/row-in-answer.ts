import type { Page } from '@/api/contract/envelope'

/**
 * The row of an order in what stands among its type's lists in the cache: a page, or what is only counted of a list, which has no
 * rows.
 */
export function rowIn<Row extends { code: string }>(
  answer: Partial<Page<Row>> | undefined,
  code: string,
): Row | undefined {
  return answer?.rows?.find((row) => row.code === code)
}
