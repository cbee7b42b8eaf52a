import { createAtom, useSelector } from '@tanstack/react-store'
import { readStored, writeStored } from './stored-value'

// Keys that act without Ctrl can be pressed by mistake, and by speech input: whoever wants to turns them off.

/** What was turned on or off since the page was loaded, by user name. */
const turned = createAtom<Readonly<Record<string, boolean>>>({})

function read(now: Readonly<Record<string, boolean>>, username: string): boolean {
  return now[username] ?? readStored('single-keys', username, 'confirm') !== false
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
  turned.set((now) => ({ ...now, [name]: isOn }))
  writeStored('single-keys', name, 'confirm', isOn)
}
