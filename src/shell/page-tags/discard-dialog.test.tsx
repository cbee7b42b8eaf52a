// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Losses } from '@/session/session-channel'
import { forgetEverybodyBut, writeUserValue } from '@/session/user-storage'
import { renderInApp } from '@/testing/render'
import { testRouter } from '@/testing/router'
import { DiscardDialog } from './discard-dialog'
import type { DiscardQuestion } from './discard-question'

const ENDS = 'What is being sent ends there: what is done stays done, and the rest is not sent.'
const DELETES = 'Logging out deletes what you typed.'
const FILES = 'Files that are not attached yet are not kept.'
const page = { path: '/payment/order/list', search: {} }

/** What somebody is asked who logs out. */
function asked(question: Partial<DiscardQuestion>) {
  const { around } = testRouter({
    '/payment/order/list': 'payment/order',
    '/payment/order/submit': {
      title: msg`Edit payment order`,
      titleOfNew: msg`New payment order`,
      codeIn: ['code', 'copyOf'],
    },
  })
  renderInApp(
    around(
      <DiscardDialog
        username="zhang.wei"
        question={{ reason: 'log-out', pageKeys: [], go: () => undefined, ...question }}
      />,
    ),
  )
  const dialog = screen.getByRole('dialog')
  return { name: dialog.querySelector('h2')?.textContent, text: dialog.textContent }
}

const importing: Losses = { pages: [page], kept: 0, sending: 1, typed: 0 }
const typing: Losses = { pages: [page], kept: 1, sending: 0, typed: 1 }

describe('the question of a log-out, when another browser tab', () => {
  it.each([
    ['is sending', importing],
    ['is sending, and waits for an answer', { ...importing, kept: 1 }],
  ])('%s, says what ends there, and nothing of what was typed', (_, tab) => {
    const { name, text } = asked({ elsewhere: [tab] })
    expect(name).toBe('Stop what is being sent?')
    expect(text).toContain('In another browser tab, on this page:')
    expect(text).toContain(ENDS)
    expect(text).not.toContain(DELETES)
    expect(text).not.toContain('Also kept')
  })

  it.each([
    ['has a draft for a closed page as well', [{ ...importing, kept: 1, typed: 1 }], 1],
    ['has more writes without a known result as well', [{ ...importing, kept: 3 }], 2],
    ['is sending, and one more has a page with a draft', [importing, typing], 0],
  ])('is sending and %s, says both', (_, elsewhere, rest) => {
    const { name, text } = asked({ elsewhere })
    expect(name).toBe('Log out without saving?')
    expect(text).toContain(ENDS)
    expect(text).toContain(DELETES)
    expect(text.includes(`Also kept for you in other browser tabs: ${rest} `)).toBe(rest > 0)
  })

  it.each([
    ['has something typed', typing],
    ['is of an older version, which says no more than that there is something', { pages: [page], kept: 1 }], // prettier-ignore
  ])('%s, says that it is deleted', (_, tab) => {
    const { name, text } = asked({ elsewhere: [tab] })
    expect(name).toBe('Log out without saving?')
    expect(text).toContain(DELETES)
    expect(text).not.toContain(ENDS)
  })
})

describe('the question of a log-out, when several other browser tabs have something typed', () => {
  const form = (search: Record<string, string>): Losses => ({
    ...typing,
    pages: [{ path: '/payment/order/submit', search }],
  })
  const namedIn = (...searches: Record<string, string>[]) => {
    const { text } = asked({ elsewhere: searches.map(form) })
    return { text, titles: screen.getAllByRole('listitem').map((item) => item.textContent) }
  }

  it('counts each new order, and says of how many it is the title', () => {
    const { text, titles } = namedIn({}, { code: 'FK1' }, {})
    expect(text).toContain('In other browser tabs, on 3 pages:')
    expect(titles).toEqual(['New payment order ×2', 'Edit payment order FK1'])
  })

  it('counts each copy of an order', () => {
    const { text, titles } = namedIn({ copyOf: 'FK1' }, { copyOf: 'FK1' })
    expect(text).toContain('In other browser tabs, on 2 pages:')
    expect(titles).toEqual(['New payment order (copy of FK1) ×2'])
  })

  it('counts one order that is open in two of them once', () => {
    const { text, titles } = namedIn({ code: 'FK1' }, { code: 'FK1' })
    expect(text).toContain('In another browser tab, on this page:')
    expect(titles).toEqual(['Edit payment order FK1'])
  })
})

describe('the question of a log-out with files that are not attached', () => {
  const here = {
    pageKeys: ['/payment/order/submit'],
    sending: 0,
    unkept: 1,
    kinds: ['files'],
  } as const

  it('A page with nothing but files takes no draft out of the count', () => {
    const { text } = asked({ ...here, kept: 1, typed: 1 })
    expect(text).toContain('Also kept for you in this browser tab: 1 draft')
    expect(text).toContain(FILES)
    expect(text).toContain(DELETES)
  })

  it('says the same of another browser tab', () => {
    const tab: Losses = {
      pages: [page],
      kept: 1,
      typed: 1,
      sending: 0,
      unkept: 1,
      kinds: ['files'],
    }
    const { text } = asked({ elsewhere: [tab] })
    expect(text).toContain('Also kept for you in other browser tabs: 1 draft')
    expect(text).toContain(FILES)
  })

  it('says nothing of what was typed where nothing is kept', () => {
    const { name, text } = asked({ ...here, kept: 0, typed: 0 })
    expect(name).toBe('Log out without saving?')
    expect(text).toContain(FILES)
    expect(text).not.toContain(DELETES)
  })
})

describe('the question of a log-out during a single write', () => {
  const MAY_BE_DONE = 'What is already being sent may still be done, and you are not told'
  const here = { sending: 1, kept: 1, typed: 0, kinds: ['write'] }

  it('says that it may still be done, and not that it ends there', () => {
    const { name, text } = asked({
      ...here,
      pageKeys: ['/payment/order/submit'],
      kinds: ['write'],
    })
    expect(name).toBe('Leave before the answer is there?')
    expect(text).toContain('On this page something is still being sent:')
    expect(text).toContain(MAY_BE_DONE)
    expect(text).not.toContain(ENDS)
    expect(text).not.toContain(DELETES)
  })

  it('says the same of another browser tab', () => {
    const { name, text } = asked({ elsewhere: [{ ...here, pages: [page] }] })
    expect(name).toBe('Leave before the answer is there?')
    expect(text).toContain(MAY_BE_DONE)
    expect(text).not.toContain(ENDS)
  })
})

describe('the question of a log-out while this tab is sending', () => {
  const here = { pageKeys: ['/payment/order/list'], sending: 1 }

  it('says what ends there', () => {
    const { name, text } = asked({ ...here, kept: 1, typed: 0 })
    expect(name).toBe('Stop what is being sent?')
    expect(text).toContain(ENDS)
    expect(text).not.toContain(DELETES)
  })

  it('says of a draft for a closed page that it is deleted', () => {
    const { name, text } = asked({ ...here, kept: 1, typed: 1 })
    expect(name).toBe('Log out without saving?')
    expect(text).toContain('Also kept for you in this browser tab: 1 draft')
    expect(text).toContain(DELETES)
  })

  it('says of another tab with something typed that it is deleted', () => {
    const { text } = asked({ ...here, elsewhere: [typing] })
    expect(text).toContain(ENDS)
    expect(text).toContain(DELETES)
  })
})

describe('the titles of a question', () => {
  const closing = (count: number) =>
    asked({ reason: 'close', pageKeys: Array.from({ length: count }, (_, at) => `/${at}`) })

  it('scroll where they are many, for keys too, by the name of what is said of them', () => {
    closing(5)
    const titles = screen.getByRole('group', { name: '5 pages have unsaved changes:' })
    expect(titles.tabIndex).toBe(0)
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
  })

  it('are no stop of the keyboard where they are few', () => {
    closing(4)
    expect(screen.queryByRole('group')).toBeNull()
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
  })
})

describe('the question before a form is closed', () => {
  const GOES_ON = 'What is already being sent goes on, and you are told what became of it.'
  const KEPT = 'What you typed is kept as a draft'
  const LASTS = 'What you typed lasts only until this browser tab is reloaded or closed'
  const closing = (kinds: DiscardQuestion['kinds'] & object) =>
    asked({ reason: 'close', pageKeys: ['/payment/order/submit'], sending: 0, kinds })

  it('speaks of nothing typed while all that is under way is its write', () => {
    const { name, text } = closing(['write'])
    expect(name).toBe('Leave before the answer is there?')
    expect(text).toContain(GOES_ON)
    expect(text).not.toContain(KEPT)
    expect(text).not.toContain(ENDS)
  })

  it('says both of what was typed and of its write', () => {
    const { name, text } = closing(['typed', 'write'])
    expect(name).toBe('Close without saving?')
    expect(text).toContain(GOES_ON)
    expect(text).toContain(KEPT)
    expect(text).not.toContain(FILES)
  })

  it('says that files on their way are not kept, and nothing of a draft where nothing is typed', () => {
    const { text } = closing(['files'])
    expect(text).toContain(FILES)
    expect(text).not.toContain(KEPT)
  })

  it('says both of files on their way and of what was typed', () => {
    const { text } = closing(['files', 'typed'])
    expect(text).toContain(FILES)
    expect(text).toContain(KEPT)
    expect(text).not.toContain(LASTS)
  })

  it('says how long what was typed lasts where it could not be stored', () => {
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem, removeItem: () => undefined })
    writeUserValue('zhang.wei', 'draft.payment-order.new', [{ id: 'a' }])
    const { text } = closing(['typed'])
    expect(text).toContain(LASTS)
    expect(text).not.toContain(KEPT)
    vi.unstubAllGlobals()
    forgetEverybodyBut(undefined)
  })
})
