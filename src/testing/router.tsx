import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { AuthorityCode } from '@/domain/authorities'
import type { PageData } from '@/shell/pages'

/**
 * A router for what asks which pages there are, or goes to one: it has these pages, each with the authority that it needs,
 * or with what the shell has to know about it, and goes nowhere itself.
 */
export function testRouter(pages: Readonly<Record<string, AuthorityCode | PageData>> = {}) {
  const root = createRootRoute()
  const routes = Object.entries(pages).map(([path, page]) => {
    const staticData = typeof page === 'string' ? { authority: page } : page
    return createRoute({ getParentRoute: () => root, path, staticData })
  })
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory(),
  })
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue()
  const preload = vi.spyOn(router, 'preloadRoute').mockResolvedValue(undefined)
  return {
    /** the addresses that somebody wanted to go to, one after the other */
    gone: () => navigate.mock.calls.map(([{ href }]) => href),
    /** the same, and whether the address before is gone from the history */
    steps: () => navigate.mock.calls.map(([{ href, replace }]) => ({ href, replace })),
    /** how each address was come to, as far as that was told */
    entered: () =>
      navigate.mock.calls.map(([{ state }]) =>
        typeof state === 'object' ? state.entered : undefined,
      ),
    /** the addresses that were fetched ahead */
    preloaded: () => preload.mock.calls.map(([{ href }]) => href),
    around: (children: ReactNode) => (
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    ),
  }
}
