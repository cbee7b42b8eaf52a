import { authorityCode } from '@/domain/authorities'
import type { OpenableEntry } from '../openable-entries'

/** What an entry is told from its neighbours by: two may lead to one screen with other filters. */
export function entryKey({ name, path, search }: OpenableEntry): string {
  return path ? path + JSON.stringify(search ?? {}) : name
}

/** Whether an entry of the menu is where one is: on its screen, or on a document of its area. */
export function isMenuEntryCurrent(url: string, pathname: string): boolean {
  const area = authorityCode(url)
  return pathname === url || (area !== undefined && authorityCode(pathname) === area)
}
