import { createContext } from 'react'
import type { Entry } from './entry'

/** What can be done with the entries of a maintained list; its rows take it from the screen around. */
export interface MaintainActions {
  edit: (entry: Entry) => void
  /** makes an entry valid or invalid, perhaps after asking back; ends when there is nothing to wait for */
  switchValid: (entry: Entry) => Promise<void>
}

export const MaintainContext = createContext<MaintainActions>({
  edit: () => undefined,
  switchValid: () => Promise.resolve(),
})
