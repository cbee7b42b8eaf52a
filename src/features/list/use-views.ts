import { msg } from '@lingui/core/macro'
import { useSyncExternalStore } from 'react'
import { readText } from '@/platform/storage'
import { readStored, storedKey, writeStored } from '@/session/stored-value'
import { notify } from '@/shell/notify'
import { parseViews, type ListView } from './views'

type ViewsChange = (views: readonly ListView[]) => ListView[]

const NOT_STORED = msg`This browser can’t store your views: what you have changed lasts until the page is reloaded.`

/**
 * Views by the place they are stored at, with the text that they were read from. No atom counts their changes: of those that
 * another tab makes a hidden page hears nothing, and finds them when it is back.
 */
const read = new Map<string, { text: string | undefined; views: ListView[] }>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Views are changed in other tabs too.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** A person's views of one list as they are stored now. */
function viewsNow(listId: string, username: string): ListView[] {
  const key = storedKey('views', username, listId)
  const text = readText('localStorage', key)
  const known = read.get(key)
  if (known && known.text === text) return known.views
  const views = parseViews(readStored('views', username, listId))
  read.set(key, { text, views })
  return views
}

/** Changes a person's views of one list, whatever they have become meanwhile. */
export function changeViews(listId: string, username: string, change: ViewsChange): void {
  const key = storedKey('views', username, listId)
  const next = change(viewsNow(listId, username))
  if (!writeStored('views', username, listId, next))
    notify({ message: NOT_STORED, tone: 'warning' })
  // Where nothing can be stored the views are good until the page is left.
  read.set(key, { text: readText('localStorage', key), views: next })
  for (const listener of listeners) listener()
}

/** A person's views of one list: the same wherever they are shown, and as other tabs leave them. */
export function useViews(
  listId: string,
  username: string,
): { views: readonly ListView[]; change: (change: ViewsChange) => void } {
  const views = useSyncExternalStore(subscribe, () => viewsNow(listId, username))
  return { views, change: (change) => changeViews(listId, username, change) }
}
