import { pageCache } from '../page-cache/page-cache'
import { removeMarks } from './page-marks'
import { removeTags } from './open-tags'

/** Closes pages of a person: their tags go, and what was kept of them is freed. */
export function closePages(username: string, keys: readonly string[]): void {
  const closed = new Set(keys)
  removeTags(username, closed)
  removeMarks(username, closed)
  for (const key of keys) pageCache.close(key)
}
