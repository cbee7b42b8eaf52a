import { createAtom } from '@tanstack/react-store'
import { useSyncExternalStore } from 'react'
import { readText } from '@/platform/storage'
import { storedKey, writeStored } from './stored-value'

// Keys that act without Ctrl can be pressed by mistake, and by speech input: whoever wants to turns them off, in every window.

const textOf = (username: string) =>
  readText('localStorage', storedKey('single-keys', username, 'confirm'))

/** What was turned on or off and could not be stored, by user name, and what stood there: what another window stores later counts. */
const turned = createAtom<ReadonlyMap<string, { isOn: boolean; beside: string | undefined }>>(
  new Map(),
)

/** Whether a person's single keys act, on the confirm screens and everywhere. They do unless turned off. */
export function areSingleKeysOn(username = ''): boolean {
  const text = textOf(username)
  const unstored = turned.get().get(username)
  return unstored && unstored.beside === text ? unstored.isOn : text !== 'false'
}

function subscribe(listener: () => void): () => void {
  const { unsubscribe } = turned.subscribe(listener)
  addEventListener('storage', listener)
  return () => {
    unsubscribe()
    removeEventListener('storage', listener)
  }
}

/** The same for a component, which follows, other windows too. What a key does asks itself: it may come before the news. */
export function useSingleKeys(username = ''): boolean {
  return useSyncExternalStore(subscribe, () => areSingleKeysOn(username))
}

/** Turns a person's single keys on or off. */
export function turnSingleKeys(username: string | undefined, isOn: boolean): void {
  const name = username ?? ''
  const isStored = writeStored('single-keys', name, 'confirm', isOn)
  turned.set((now) => {
    const next = new Map(now)
    if (isStored) next.delete(name)
    else next.set(name, { isOn, beside: textOf(name) })
    return next
  })
}
