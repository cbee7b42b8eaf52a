import { newId } from './new-id'
import { sessionChannel, type Losses } from './session-channel'
import { userHash } from './user-hash'

export type SessionNews = 'logged-out' | 'signed-in'

/** Tells the other tabs that somebody has signed in here. */
export function tellSignedIn(): void {
  sessionChannel.tell({ told: 'signed-in' })
}

interface TabListener {
  /** whose tab it is; empty while it is nobody's */
  username: () => string
  /** what would be lost here by a log-out */
  whatIsLost: () => Losses
  /** all that is kept here, as text: to notice whether it is still the same, and told to nobody */
  keptNow: () => string
  /** `wasAsked`: whether the person was told of all that this tab would lose, and has agreed */
  onNews: (told: SessionNews, wasAsked: boolean) => void
}

/**
 * Answers the other tabs, and hears what they tell. An answer that nobody heard, from a tab that was asleep for one, and one
 * that is not true any more have told the person nothing.
 */
export function followTabs({ username, whatIsLost, keptNow, onNews }: TabListener): void {
  const tab = newId()
  const answerTo = (question: string) => ({ question, tab, ...whatIsLost() })
  const saying = (answer: object) => JSON.stringify([answer, keptNow()])
  /** What another person wanted is nothing that this one has agreed to. */
  const isOfAnother = (of: string | undefined) => of !== undefined && of !== userHash(username())
  /** what was said last, to which question, and of what */
  let said = ''
  sessionChannel.listen((told) => {
    switch (told.told) {
      case 'what-is-lost': {
        if (isOfAnother(told.of)) break
        const answer = answerTo(told.question)
        said = saying(answer)
        sessionChannel.tell({ told: 'lost', ...answer, pages: [...answer.pages] })
        break
      }
      case 'signed-in':
        onNews('signed-in', false)
        break
      case 'logged-out': {
        const isHeard = told.heard?.includes(tab) === true && !isOfAnother(told.of)
        onNews('logged-out', isHeard && said === saying(answerTo(told.question)))
        break
      }
      case 'lost':
        break
    }
  })
}
