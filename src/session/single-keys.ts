import { createAtom, useSelector } from '@tanstack/react-store'
import { readStored, writeStored } from './stored-value'

// Keys that act without Ctrl can be pressed by mistake, and by speech input: whoever wants to turns them off.

/** What was turned on or off and could not be stored, by user name. What is stored may be turned in another tab. */
const turned = createAtom<ReadonlyMap<string, boolean>>(new Map())

function read(now: ReadonlyMap<string, boolean>, username: string): boolean {
  return now.get(username) ?? readStored('single-keys', username, 'confirm') !== false
}

/** Whether a person's single keys act, on the confirm screens and everywhere. They do unless turned off. */
export function areSingleKeysOn(username = ''): boolean {
  return read(turned.get(), username)
}

/** The same for a component, which follows. */
export function useSingleKeys(username = ''): boolean {
  return useSelector(turned, (now) => read(now, username))
}

/** Turns a person's single keys on or off. */
export function turnSingleKeys(username: string | undefined, isOn: boolean): void {
  const name = username ?? ''
  const isStored = writeStored('single-keys', name, 'confirm', isOn)
  turned.set((now) => {
    const next = new Map(now)
    if (isStored) next.delete(name)
    else next.set(name, isOn)
    return next
  })
}
