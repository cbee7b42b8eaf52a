import { useSyncExternalStore } from 'react'
import { onForgotten } from '@/session/user-storage'
import type { SharedView } from './views'

/**
 * Views that came by a link and are neither kept nor put away yet, by list. They are in force for as
 * long as the list's page is open: nothing of them is remembered until a person keeps them.
 */
const offered = new Map<string, SharedView>()
const listeners = new Set<() => void>()

/** Puts a view that came by a link in force for a list; undefined puts it away. */
export function offerSharedView(listId: string, view: SharedView | undefined): void {
  if (view) offered.set(listId, view)
  else offered.delete(listId)
  changed()
}

function changed(): void {
  for (const listener of listeners) listener()
}

// It was offered to the person before.
onForgotten(() => {
  offered.clear()
  changed()
})

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The view of a list that came by a link, at this moment. */
export const sharedViewNow = (listId: string): SharedView | undefined => offered.get(listId)

/** The same, followed. */
export function useSharedView(listId: string): SharedView | undefined {
  return useSyncExternalStore(subscribe, () => offered.get(listId))
}
