import type { BrowserContext, Page, Request } from '@playwright/test'

/**
 * Notes what the pages of a browser are fetching, parts of the application too, and gives the addresses. The server can't tell:
 * what is on its way there it doesn't know yet, and what it has answered may not have arrived.
 */
export function watchRequests(context: BrowserContext): () => string[] {
  const open = new Map<Request, Page>()
  const forget = (page: Page) => {
    for (const [request, of] of open) if (of === page) open.delete(request)
  }
  const watch = (page: Page) => {
    page.on('request', (request) => {
      // What the document before was fetching is nobody's any more.
      if (request.isNavigationRequest()) forget(page)
      open.set(request, page)
    })
    page.on('requestfinished', (request) => open.delete(request))
    page.on('requestfailed', (request) => open.delete(request))
    page.on('close', forget)
  }
  context.on('page', watch)
  for (const page of context.pages()) watch(page)
  return () => [...open.keys()].map((request) => request.url())
}
