// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'
import { transport } from '@/api/http/client'
import { forgetEverybodyBut, readUserValue, writeUserValue } from '@/session/user-storage'
import { emitSessionTaken } from '@/session/session-events'
import { takeTab } from '@/session/take-tab'
import { userHash } from '@/session/user-hash'
import { followSession } from './follow-session'
import { takeNotifications } from './notify'

const NAME = 'zhang.wei'
const user = (username: string): User => ({ username, authorities: [] })
const me = user(NAME)

/** The channel between tabs: what is posted on one end arrives on all others. */
class FakeChannel extends EventTarget {
  static readonly ends = new Set<FakeChannel>()
  constructor() {
    super()
    FakeChannel.ends.add(this)
  }
  postMessage(data: unknown): void {
    for (const end of FakeChannel.ends) {
      if (end !== this) end.dispatchEvent(new MessageEvent('message', { data }))
    }
  }
}

const queryClient = new QueryClient()
const goTo = vi.fn<(goal: string) => Promise<void>>()
const enterAgain = vi.fn<(wasNobody: boolean) => Promise<void>>()
const otherTab = new FakeChannel()
const heard: unknown[] = []
let visibility: DocumentVisibilityState = 'visible'
let nowMs = Date.UTC(2026, 10, 21)

beforeAll(() => {
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.spyOn(Date, 'now').mockImplementation(() => nowMs)
  otherTab.addEventListener('message', (event) => {
    if (event instanceof MessageEvent) heard.push(event.data)
  })
  followSession(queryClient, goTo, enterAgain)
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const asked = vi.spyOn(transport, 'request')

beforeEach(() => {
  forgetEverybodyBut(undefined)
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  takeTab(NAME)
  writeUserValue(NAME, 'draft.payment-order.new', 'typed')
  writeUserValue(NAME, 'page-marks', undefined)
  goTo.mockReset().mockResolvedValue()
  enterAgain.mockReset().mockResolvedValue()
  asked.mockReset()
  heard.length = 0
})

/** The server says who is here when it is asked. */
const serverSays = (now: User | null) => asked.mockResolvedValue(now)
const hasSomethingToLose = () =>
  writeUserValue(NAME, 'page-marks', { '/payment/order/submit': ['unsaved'] })
const typed = () => readUserValue(NAME, 'draft.payment-order.new')
const known = () => queryClient.getQueryData(currentUserOptions.queryKey)?.username
/** What was begun is over. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** The page is in the background for so long, and comes back. */
async function hide(ms: number): Promise<void> {
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  nowMs += ms
  visibility = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
}

describe('a log-out in another tab ends the session here, and what was typed', () => {
  it('stays for the same person where this tab was not asked what it would lose', () => {
    hasSomethingToLose()
    otherTab.postMessage({ told: 'logged-out', question: 'of before this tab was there' })
    expect(goTo).toHaveBeenCalledWith('/401')
    expect(known()).toBeUndefined()
    expect(typed()).toBe('typed')
  })

  /** The other tab asks, and hears of this tab's answer to `question` or of none. */
  const ask = (question: string) => {
    otherTab.postMessage({ told: 'what-is-lost', question })
    return { heard: heard.flatMap((said) => v.parse(answer, said).tab) }
  }
  const answer = v.looseObject({ told: v.literal('lost'), tab: v.string() })

  it('goes where the person was told of it and has agreed', () => {
    hasSomethingToLose()
    const answered = ask('1')
    expect(heard).toMatchObject([
      {
        told: 'lost',
        question: '1',
        pages: [{ path: '/payment/order/submit', search: {} }],
        kept: 1,
      },
    ])
    otherTab.postMessage({ told: 'logged-out', question: '1', ...answered })
    expect(goTo).toHaveBeenCalledWith('/401')
    expect(typed()).toBeUndefined()
  })

  it.each([
    ['nobody heard the answer, which came too late', { heard: [] }],
    ['another tab alone was heard', { heard: ['another'] }],
    ['the tab that logged out is of an older version, which hears nobody', {}],
  ])('stays where %s', (_, answered) => {
    hasSomethingToLose()
    ask('1')
    otherTab.postMessage({ told: 'logged-out', question: '1', ...answered })
    expect(goTo).toHaveBeenCalledWith('/401')
    expect(typed()).toBe('typed')
  })

  it.each([
    ['more was typed', () => writeUserValue(NAME, 'remark.payment-order.FK1', 'typed since')],
    [
      'the same was typed on',
      () => writeUserValue(NAME, 'draft.payment-order.new', 'typed, and since'),
    ],
    [
      'a second draft of the document was begun',
      () => writeUserValue(NAME, 'draft.payment-order.new', ['typed', 'since']),
    ],
    ['another question was answered', () => void ask('2')],
  ])('stays where %s since the person was told', (_, happens) => {
    const answered = ask('1')
    happens()
    const atTheLogOut = typed()
    otherTab.postMessage({ told: 'logged-out', question: '1', ...answered })
    expect(typed()).toEqual(atTheLogOut)
    expect(typed()).toBeDefined()
  })

  it('stays where it was another person’s log-out, who is not asked about what is here', () => {
    hasSomethingToLose()
    const of = (username: string) => ({ of: userHash(username) })
    otherTab.postMessage({ told: 'what-is-lost', question: '1', ...of('li.na') })
    expect(heard).toEqual([])
    otherTab.postMessage({ told: 'what-is-lost', question: '1', ...of(NAME) })
    const tabs = heard.map((said) => v.parse(answer, said).tab)
    expect(tabs).toHaveLength(1)
    const loggedOut = { told: 'logged-out', question: '1', heard: tabs }
    otherTab.postMessage({ ...loggedOut, ...of('li.na') })
    expect(typed()).toBe('typed')
    // It is still there for the one who was asked.
    queryClient.setQueryData(currentUserOptions.queryKey, me)
    otherTab.postMessage({ ...loggedOut, ...of(NAME) })
    expect(typed()).toBeUndefined()
  })

  it('tells the others how much is kept, and nothing of it', () => {
    writeUserValue(NAME, 'draft.payment-order.new', 'for the others to know of')
    ask('1')
    expect(heard).toMatchObject([{ sending: 0, kept: 1, typed: 1 }])
    expect(JSON.stringify(heard)).not.toContain('to know of')
  })

  it('stays where it is kept for a page that is closed, and nobody was told', () => {
    otherTab.postMessage({ told: 'logged-out', question: '2', heard: [] })
    expect(typed()).toBe('typed')
  })

  it('stays where it waits for its person in a tab that nobody is signed in in', () => {
    for (const question of ['1', '2']) {
      otherTab.postMessage({ told: 'logged-out', question, heard: [] })
      expect(known()).toBeUndefined()
    }
    expect(typed()).toBe('typed')
  })

  it('goes where there is nothing to lose', () => {
    writeUserValue(NAME, 'draft.payment-order.new', undefined)
    writeUserValue(NAME, 'chosen', 'typed')
    otherTab.postMessage({ told: 'logged-out', question: '2' })
    expect(readUserValue(NAME, 'chosen')).toBeUndefined()
    expect(goTo).toHaveBeenCalledWith('/401')
    expect(typed()).toBeUndefined()
  })
})

describe('whose session it is', () => {
  it('is looked at again after 30 s in the background, and not before', async () => {
    serverSays(me)
    await hide(29_999)
    expect(asked).not.toHaveBeenCalled()
    await hide(30_000)
    expect(asked).toHaveBeenCalledTimes(1)
    expect(goTo).not.toHaveBeenCalled()
    expect(typed()).toBe('typed')
  })

  it.each([
    ['a sign-in in another tab', async () => otherTab.postMessage({ told: 'signed-in' })],
    ['the background', () => hide(30_000)],
    ['a look before a write', async () => emitSessionTaken(user('li.na'))],
  ])('is another’s after %s: nothing of the person before stays', async (_, happens) => {
    serverSays(user('li.na'))
    await happens()
    await settled()
    expect(goTo.mock.calls).toEqual([['/']])
    expect(known()).toBe('li.na')
    expect(typed()).toBeUndefined()
    expect(takeNotifications()).toMatchObject([{ tone: 'warning' }])
  })

  it('is the same person’s again after a sign-in in another tab: everything stays', async () => {
    serverSays(me)
    otherTab.postMessage({ told: 'signed-in' })
    await settled()
    expect(asked).toHaveBeenCalledTimes(1)
    expect(goTo).not.toHaveBeenCalled()
    expect(typed()).toBe('typed')
  })

  it('is the same person’s, who may do other things by now: the page is entered anew, and only then', async () => {
    serverSays(me)
    await hide(30_000)
    await settled()
    expect(enterAgain).not.toHaveBeenCalled()
    serverSays({ ...me, authorities: [{ url: undefined, code: 'debit/order' }] })
    await hide(30_000)
    await settled()
    expect(enterAgain.mock.calls).toEqual([[false]])
    expect(goTo).not.toHaveBeenCalled()
    expect(typed()).toBe('typed')
  })

  it.each([
    ['a sign-in in another tab', async () => otherTab.postMessage({ told: 'signed-in' })],
    ['the background', () => hide(30_000)],
  ])('is somebody’s after %s where it was nobody’s: they are let in, once', async (_, happens) => {
    queryClient.setQueryData(currentUserOptions.queryKey, null)
    serverSays(null)
    await happens()
    await settled()
    expect(enterAgain).not.toHaveBeenCalled()
    serverSays(me)
    await happens()
    await settled()
    await happens()
    await settled()
    expect(enterAgain.mock.calls).toEqual([[true]])
    expect(known()).toBe(NAME)
  })

  it('is for a page that is still finding that out to say', async () => {
    queryClient.removeQueries({ queryKey: currentUserOptions.queryKey })
    serverSays(me)
    otherTab.postMessage({ told: 'signed-in' })
    await settled()
    expect(enterAgain).not.toHaveBeenCalled()
  })

  it('is unknown when the server can’t be asked: everything stays', async () => {
    asked.mockRejectedValue(new Error('503'))
    await hide(30_000)
    expect(goTo).not.toHaveBeenCalled()
    expect(known()).toBe(NAME)
    expect(typed()).toBe('typed')
  })
})
