import type { Page } from '@/api/contract/envelope'

/** A list of a server that gives no more than so many rows a page, however many it is asked for. */
export function smallPages<Row>(all: readonly Row[], most: number) {
  return (asked: { pageNum: number; pageSize: number }): Promise<Page<Row>> => {
    const pageSize = Math.min(asked.pageSize, most)
    const start = (asked.pageNum - 1) * pageSize
    const rows = all.slice(start, start + pageSize)
    return Promise.resolve({ rows, pageNum: asked.pageNum, pageSize, total: all.length })
  }
}
