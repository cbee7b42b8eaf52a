// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { AppPath } from '../app-href'
import { usePageNavigation } from './use-page-navigation'

const LIST = '/payment/order/list'
const DETAIL = '/payment/order/detail'
const FORM = '/payment/order/submit'

/** A person who is on a list, and goes from page to page. */
function person() {
  const history = createMemoryHistory({ initialEntries: [LIST] })
  const root = createRootRoute()
  const routes = [LIST, DETAIL, FORM].map((path) =>
    createRoute({ getParentRoute: () => root, path }),
  )
  const router = createRouter({ routeTree: root.addChildren(routes), history })
  const here = () => history.location.href
  return {
    history,
    go: async (path: AppPath, search: Record<string, string>, replace = false) => {
      const { result } = renderHook(() => usePageNavigation(path), {
        wrapper: ({ children }) => (
          <RouterContextProvider router={router}>{children}</RouterContextProvider>
        ),
      })
      result.current(search, { replace })
      const { code } = search
      await waitFor(() => expect(here()).toBe(code === undefined ? path : `${path}?code=${code}`))
    },
    back: async (to: string) => {
      history.back()
      await waitFor(() => expect(here()).toBe(to))
    },
  }
}

it('goes back to what is before instead of putting it there twice', async () => {
  const { history, go, back } = person()
  await go(DETAIL, { code: 'FK1' })
  await go(FORM, { code: 'FK1' })
  expect(history.length).toBe(3)
  await go(DETAIL, { code: 'FK1' }, true)
  expect(history.location.state.__TSR_index).toBe(1)
  await back(LIST)
})

it('replaces where something else is before', async () => {
  const { history, go, back } = person()
  await go(DETAIL, { code: 'FK1' })
  await go(FORM, {})
  await go(DETAIL, { code: 'FK2' }, true)
  expect(history.location.state.__TSR_index).toBe(2)
  await back(`${DETAIL}?code=FK1`)
})

it('knows what is before an entry that was replaced, too', async () => {
  const { history, go, back } = person()
  await go(FORM, {})
  // A new order has been saved: its form has its code from here on.
  await go(FORM, { code: 'FK1' }, true)
  expect(history.length).toBe(2)
  await go(LIST, {}, true)
  expect(history.location.state.__TSR_index).toBe(0)
  await go(DETAIL, { code: 'FK1' })
  await back(LIST)
})
