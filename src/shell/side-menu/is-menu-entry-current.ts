import { authorityCode } from '@/domain/authorities'

/** Whether an entry of the menu is where one is: on its screen, or on a document of its area. */
export function isMenuEntryCurrent(url: string, pathname: string): boolean {
  const area = authorityCode(url)
  return pathname === url || (area !== undefined && authorityCode(pathname) === area)
}
