import type { SentAs } from '@/api/http/send'
import { onForgotten, writeUserValue } from './user-storage'

/** Also written in src/boot.ts, which reads it. */
const NAME = 'early-list'

interface EnteredList {
  username: string
  /** of the page, below the base path */
  path: string
  request: SentAs
}

let entered: EnteredList | undefined

/** Notes what the list that was entered last has asked for; undefined where that was more than one call. */
export function noteEnteredList(list: EnteredList | undefined): void {
  entered = list
}

/**
 * Leaves behind, when the page goes, what its list asks for: after a reload the first script of the page sends it
 * together with the session call, instead of after it. See docs/decisions/early-requests.md.
 *
 * @param base the base path of the application, ending in a slash
 */
export function keepListForReload(base: string): void {
  onForgotten(() => {
    entered = undefined
  })
  addEventListener('pagehide', () => {
    const { pathname, search } = location
    if (entered?.path !== pathname.slice(base.length - 1)) return
    writeUserValue(entered.username, NAME, { url: pathname + search, ...entered.request })
  })
}
