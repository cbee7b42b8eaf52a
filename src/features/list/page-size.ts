import { PAGE_SIZES, type PageSize } from '@/components/data-table/page-sizes'
import { readStored, writeStored } from '@/session/stored-value'

/** How many rows a page a person chose last, in whatever list. The URL alone says what a list shows. */
export function rememberedPageSize(username: string): PageSize {
  const stored = readStored('page-size', username, 'lists')
  return PAGE_SIZES.find((size) => size === stored) ?? PAGE_SIZES[0]
}

export function rememberPageSize(username: string, size: PageSize): void {
  writeStored('page-size', username, 'lists', size)
}
