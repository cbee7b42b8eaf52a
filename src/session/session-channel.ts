import * as v from 'valibot'
import { tabChannel } from '@/platform/tab-channel'

/** A page with something to lose: where it is, so that whoever asks can name it. */
export interface PageToLose {
  path: string
  search: Readonly<Record<string, string | number>>
}

/** What a log-out would cost in one browser tab. */
export interface Losses {
  /** open pages with something to lose */
  pages: readonly PageToLose[]
  /** how many of these pages have nothing to lose but what they are just sending; an older version does not say so */
  sending?: number | undefined
  /** how many drafts, remarks and writes without a known result are kept, of these pages and of others, closed ones too */
  kept: number
  /** how many of these are drafts and remarks; an older version does not say so */
  typed?: number | undefined
  /** how many of these pages keep nothing of what they lose, which is files; an older version does not say so */
  unkept?: number | undefined
  /** what is not saved on these pages, which another version may tell apart otherwise; an older one does not say so */
  kinds?: string[] | undefined
}

const pageToLose = v.object({
  path: v.string(),
  search: v.record(v.string(), v.union([v.string(), v.number()])),
})

const message = v.variant('told', [
  v.object({ told: v.literal('signed-in') }),
  // `of`: whose log-out it is, by the hash of the user name; an older version does not say so. `heard`: the tabs whose answer to
  // the question was heard. (One of an older version names none: it has heard nobody.)
  v.object({
    told: v.literal('logged-out'),
    question: v.string(),
    of: v.optional(v.string()),
    heard: v.optional(v.array(v.string())),
  }),
  v.object({ told: v.literal('what-is-lost'), question: v.string(), of: v.optional(v.string()) }),
  // `tab`, `kept`, `sending`, `typed`, `unkept`, `kinds`: missing in the answer of an older version, which does not ask for them.
  v.object({
    told: v.literal('lost'),
    question: v.string(),
    tab: v.optional(v.string(), ''),
    pages: v.array(pageToLose),
    sending: v.optional(v.number()),
    kept: v.optional(v.number(), 0),
    typed: v.optional(v.number()),
    unkept: v.optional(v.number()),
    kinds: v.optional(v.array(v.string())),
  }),
])

/**
 * What the tabs of one browser tell each other about the session: that somebody has signed in, or has logged out, and before
 * that, what would be lost. Who has signed in is not told; a tab that needs to know asks the server. Where browsers have no channels, a
 * tab's next call meets the lost session.
 */
export const sessionChannel = tabChannel('shopaccount.session', message)
