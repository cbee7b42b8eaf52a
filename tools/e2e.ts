import { findBrowser } from './browser'
import { ensureBuilt, isBuilt } from './build'
import { buildsFor, ListingError } from './e2e-builds'
import { BASE_PORT_VARIABLE, PORT_VARIABLE } from './e2e-settings'
import { freePort } from './free-port'
import { installInExample } from './pack-fixtures'
import { run } from './run'

const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test']

// Runs the browser tests against the built application, building it first when it was made of other
// sources. Arguments go on to Playwright: npm run test:e2e -- --grep export
try {
  const args = process.argv.slice(2)
  await installInExample()
  const list = () => run(process.execPath, [...PLAYWRIGHT, ...args, '--list', '--reporter=list'])
  const { targets, hasOthers } = await buildsFor(args, isBuilt, list)
  const [first, ...others] = targets
  if (first) await ensureBuilt(first)
  // What the first one has transformed the others find again.
  await Promise.all(others.map(ensureBuilt))
  await findBrowser()
  const [port, basePort] = await Promise.all([freePort(), freePort()])
  const { code } = await run(process.execPath, [...PLAYWRIGHT, ...args], {
    isShown: true,
    env: {
      [PORT_VARIABLE]: String(port),
      ...(hasOthers ? { [BASE_PORT_VARIABLE]: String(basePort) } : {}),
    },
  })
  process.exitCode = code
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = error instanceof ListingError ? error.code : 1
}
