import { resolve } from 'node:path'
import { createFixtureApp } from '../../fixtures/app'
import { listen } from '../../fixtures/cli/listen'
import { run } from '../../fixtures/cli/run'
import { findBuiltSite } from '../../fixtures/web/built-site'
import { nodeListener } from '../../fixtures/web/http-adapter'
import { serveSite } from '../../fixtures/web/static-site'
import { BELOW_BASE, NEXT_VERSION, SITE_COOKIES } from '../../tools/e2e-settings'

// Two builds below a base path beside a backend at the root, as behind a reverse proxy. Which of them a
// browser gets, and what of it is lost on the way, is said by its own cookies: no test meets another.
const port = Number(process.env['PORT'])

function cookieOf(request: Request, name: string): string | undefined {
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/)
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
}

await run(() => {
  const now = findBuiltSite(resolve(BELOW_BASE.outDir))
  const next = findBuiltSite(resolve(NEXT_VERSION.outDir))
  const app = createFixtureApp({
    site: async (request) => {
      const { pathname } = new URL(request.url)
      const isNamed = (name: string) => {
        const part = cookieOf(request, name)
        return part !== undefined && pathname.includes(part)
      }
      if (isNamed(SITE_COOKIES.missing)) return new Response('Not found', { status: 404 })
      if (isNamed(SITE_COOKIES.stuck)) {
        // Until the browser leaves.
        await new Promise((resolve) => request.signal.addEventListener('abort', resolve))
      }
      const isNext = cookieOf(request, SITE_COOKIES.next) !== undefined
      return serveSite(isNext ? next : now, request)
    },
  })
  return listen(
    nodeListener((request) => app.fetch(request)),
    '127.0.0.1',
    port,
  )
})
