import { resolve } from 'node:path'
import { createFixtureApp } from '../../fixtures/app'
import { listen, type RunningServer } from '../../fixtures/cli/listen'
import { findBuiltSite } from '../../fixtures/web/built-site'
import { nodeListener } from '../../fixtures/web/http-adapter'
import { serveSite } from '../../fixtures/web/static-site'

const ORDERS = 2000
const FLOOR = { folder: resolve('.cache/dist-floor'), base: '/floor/' }

/** Serves the built application and the floor from one fixture server, over HTTP/1.1 on loopback. */
export async function startBenchServer(): Promise<RunningServer> {
  const application = findBuiltSite(resolve('dist'))
  const app = createFixtureApp({
    orders: ORDERS,
    site: async (request) => {
      const isFloor = new URL(request.url).pathname.startsWith(FLOOR.base)
      const served = await serveSite(isFloor ? FLOOR : application, request)
      // The policy asks for what the application's first script does; a page without it does not start.
      if (isFloor) served.headers.delete('content-security-policy')
      return served
    },
  })
  const server = await listen(
    nodeListener((request) => app.fetch(request)),
    '127.0.0.1',
    0,
  )
  return {
    url: server.url.replace('localhost', '127.0.0.1'),
    async close() {
      await server.close()
      app.close()
    },
  }
}
