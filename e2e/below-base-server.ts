import { resolve } from 'node:path'
import { createFixtureApp } from '../fixtures/app'
import { listen } from '../fixtures/cli/listen'
import { run } from '../fixtures/cli/run'
import { findBuiltSite } from '../fixtures/web/built-site'
import { nodeListener } from '../fixtures/web/http-adapter'
import { serveSite } from '../fixtures/web/static-site'
import { BELOW_BASE } from '../tools/e2e-settings'

// The build below a base path beside a backend at the root, as behind a reverse proxy.
const port = Number(process.env['PORT'])

await run(() => {
  const site = findBuiltSite(resolve(BELOW_BASE.outDir))
  const app = createFixtureApp({ site: (request) => serveSite(site, request) })
  return listen(
    nodeListener((request) => app.fetch(request)),
    '127.0.0.1',
    port,
  )
})
