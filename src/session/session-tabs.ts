import * as v from 'valibot'
import { tabChannel } from '@/platform/tab-channel'
import { newId } from './new-id'

/**
 * What the tabs of one browser tell each other about the session: that somebody has signed in, or has logged out, and before
 * that, what would be lost. Who that is, is not told; a tab that needs to know asks the server.
 */
export type SessionNews = 'logged-out' | 'signed-in'

/** A page with something to lose: where it is, so that whoever asks can name it. */
export interface PageToLose {
  path: string
  search: Readonly<Record<string, string | number>>
}

/** How long the other tabs have to say what would be lost, in ms. */
const ANSWER_WITHIN_MS = 300

const pageToLose = v.object({
  path: v.string(),
  search: v.record(v.string(), v.union([v.string(), v.number()])),
})
const message = v.variant('told', [
  v.object({ told: v.literal('signed-in') }),
  /** `question`: what was asked before, so that a tab knows whether it was heard */
  v.object({ told: v.literal('logged-out'), question: v.string() }),
  v.object({ told: v.literal('what-is-lost'), question: v.string() }),
  v.object({ told: v.literal('lost'), question: v.string(), pages: v.array(pageToLose) }),
])
// Where browsers have no channels, a tab's next call meets the lost session.
const { tell, listen, isOpen } = tabChannel('shopaccount.session', message)

/** Tells the other tabs that somebody has signed in here. */
export function tellSignedIn(): void {
  tell({ told: 'signed-in' })
}

/**
 * Tells the other tabs that the person has logged out.
 *
 * @param question the one that was asked before: a tab that could not answer it keeps what it has
 */
export function tellLoggedOut(question: string): void {
  tell({ told: 'logged-out', question })
}

/** Asks the other tabs what a log-out would cost; who does not answer in time has said nothing. */
export async function askWhatIsLost(): Promise<{ question: string; pages: PageToLose[] }> {
  const question = newId()
  const pages: PageToLose[] = []
  const stop = listen((told) => {
    if (told.told === 'lost' && told.question === question) pages.push(...told.pages)
  })
  tell({ told: 'what-is-lost', question })
  if (isOpen()) await new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS))
  stop()
  return { question, pages }
}

interface TabListener {
  /** what would be lost here by a log-out */
  whatIsLost: () => readonly PageToLose[]
  /** `wasAsked`: whether this tab has said what it would lose before */
  onNews: (told: SessionNews, wasAsked: boolean) => void
}

/** Answers the other tabs, and hears what they tell. */
export function followTabs({ whatIsLost, onNews }: TabListener): void {
  const answered = new Set<string>()
  listen((told) => {
    switch (told.told) {
      case 'what-is-lost':
        answered.add(told.question)
        tell({ told: 'lost', question: told.question, pages: [...whatIsLost()] })
        break
      case 'signed-in':
        onNews('signed-in', false)
        break
      case 'logged-out':
        onNews('logged-out', answered.has(told.question))
        break
      case 'lost':
        break
    }
  })
}
