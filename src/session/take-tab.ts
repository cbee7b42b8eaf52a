import { transport } from '@/api/http/client'
import { forgetEverybodyBut, rememberUser } from './user-storage'

let takenBy: string | undefined

/**
 * The browser tab is this person's from here on. The same person after a lost session finds their
 * drafts again; of anybody else everything goes, however the change of person came about.
 */
export function takeTab(username: string): void {
  if (takenBy === username) return
  // Where the storage is forbidden, only the page itself knows who was here.
  const wasOthers = takenBy !== undefined
  takenBy = username
  forgetEverybodyBut(username)
  if (rememberUser(username) || wasOthers) transport.handOver()
}

/** The person has logged out: nothing of them stays in the tab. */
export function leaveTab(): void {
  takenBy = undefined
  forgetEverybodyBut(undefined)
  transport.handOver()
}
