import { openTags } from '@/shell/page-tags/open-tags'
import type { PageSearch } from '@/shell/pages'

/** The search of a list as its tag has it, which is where the menu leads, too; an empty one where it is not open. */
export function listAsLeft(username: string, path: string): PageSearch {
  return openTags(username).find(({ key }) => key === path)?.search ?? {}
}
