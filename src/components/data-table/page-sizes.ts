/** How many rows a page can have; the first is the default. */
export const PAGE_SIZES = [10, 20, 50, 100] as const

export type PageSize = (typeof PAGE_SIZES)[number]
