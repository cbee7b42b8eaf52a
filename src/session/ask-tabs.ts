import { newId } from './new-id'
import { sessionChannel, type Losses } from './session-channel'
import { userHash } from './user-hash'

/** How long the other tabs have to say what would be lost, in ms. */
const ANSWER_WITHIN_MS = 300

/** What the other tabs said, and by which answers. */
export interface Answers {
  losses: readonly Losses[]
  /** tells them that the person has logged out; a tab that was not heard keeps what it has */
  tellLoggedOut: () => void
}

/**
 * Asks the other tabs what a log-out of this person would cost; who does not answer in time has said nothing, nor has a tab that
 * is another person's.
 */
export async function askWhatIsLost(username: string): Promise<Answers> {
  const question = newId()
  const of = userHash(username)
  const losses: Losses[] = []
  const heard: string[] = []
  const stop = sessionChannel.listen((told) => {
    if (told.told !== 'lost' || told.question !== question) return
    losses.push(told)
    heard.push(told.tab)
  })
  sessionChannel.tell({ told: 'what-is-lost', question, of })
  if (sessionChannel.isOpen()) await new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS))
  stop()
  return {
    losses,
    tellLoggedOut: () => sessionChannel.tell({ told: 'logged-out', question, of, heard }),
  }
}
