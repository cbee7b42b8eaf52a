// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'
import { forgetEverybodyBut } from '@/session/user-storage'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { testRouter } from '@/testing/router'
import { PRELOAD_AFTER_MS } from './link-events'
import { visitPage } from './page-tags/open-tags'
import { ShellLink, useShellLinks } from './shell-link'

failOnConsoleErrors()

const LIST = '/payment/order/list'
const me: User = { username: 'li.na', authorities: [] }

beforeEach(() => {
  forgetEverybodyBut(undefined)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function Links({ isMenu }: { isMenu: boolean }) {
  const linkTo = useShellLinks({ isMenu })
  return <a {...linkTo(LIST)}>list of any place</a>
}

function show(isMenu = false) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  const router = testRouter()
  const links = (
    <>
      <ShellLink to={LIST}>orders</ShellLink>
      <ShellLink to="/debit/order/list">debits</ShellLink>
      <Links isMenu={isMenu} />
    </>
  )
  renderInApp(router.around(links), { queryClient })
  return { link: (name: string) => screen.getByRole('link', { name }), ...router }
}

it.each([
  ['the pointer rests on', fireEvent.mouseEnter],
  ['the focus rests on', fireEvent.focus],
])('a page is fetched ahead whose link %s', (_, point) => {
  const { link, preloaded } = show()
  point(link('orders'))
  vi.advanceTimersByTime(PRELOAD_AFTER_MS)
  expect(preloaded()).toEqual([LIST])
})

it.each([
  ['the pointer', fireEvent.mouseEnter, fireEvent.mouseLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])(
  'no page is fetched ahead whose link %s only passes: a menu would ask for all of its lists',
  (_, point, leave) => {
    const { link, preloaded } = show()
    point(link('orders'))
    leave(link('orders'))
    vi.advanceTimersByTime(PRELOAD_AFTER_MS)
    expect(preloaded()).toEqual([])
  },
)

it('of links that the pointer and the focus rest on at once the last one counts', () => {
  const { link, preloaded } = show()
  fireEvent.focus(link('list of any place'))
  vi.advanceTimersByTime(PRELOAD_AFTER_MS - 1)
  fireEvent.mouseEnter(link('list of any place'))
  vi.advanceTimersByTime(PRELOAD_AFTER_MS - 1)
  expect(preloaded()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(preloaded()).toEqual([LIST])
})

it('a plain click goes there within the page; any other, or one that somebody has taken, is left to the browser', () => {
  const { link, gone } = show()
  fireEvent.click(link('orders'))
  expect(gone()).toEqual([LIST])
  // happy-dom would go there itself.
  const stay = (event: Event) => event.preventDefault()
  addEventListener('click', stay)
  onTestFinished(() => removeEventListener('click', stay))
  fireEvent.click(link('orders'), { ctrlKey: true })
  const taken = createEvent.click(link('orders'))
  taken.preventDefault()
  fireEvent(link('orders'), taken)
  expect(gone()).toEqual([LIST])
})

it('a default view applies to a list that is entered by the menu, and to no other', () => {
  const { link, entered } = show(false)
  fireEvent.click(link('orders'))
  fireEvent.click(link('list of any place'))
  expect(entered()).toEqual(['menu', undefined])
})

it('a list that is open is found as it was left', () => {
  visitPage('li.na', { key: LIST, path: LIST, search: { state: 20 } })
  const { link, gone, entered } = show()
  fireEvent.click(link('orders'))
  expect([gone(), entered()]).toEqual([[`${LIST}?state=20`], [undefined]])
})
