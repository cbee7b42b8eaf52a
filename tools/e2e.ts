import { findBrowser } from './browser'
import { ensureBuilt, ROOT_TARGET } from './build'
import { BASE_PORT_VARIABLE, BELOW_BASE, NEXT_VERSION, PORT_VARIABLE } from './e2e-settings'
import { freePort } from './free-port'
import { run } from './run'

// Runs the browser tests against the built application, building it first when it is older than its
// sources. Arguments go on to Playwright: npm run test:e2e -- --grep export
try {
  await ensureBuilt(ROOT_TARGET)
  await ensureBuilt(BELOW_BASE)
  await ensureBuilt(NEXT_VERSION)
  await findBrowser()
  const [port, basePort] = await Promise.all([freePort(), freePort()])
  const { code } = await run(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
    {
      isShown: true,
      env: { [PORT_VARIABLE]: String(port), [BASE_PORT_VARIABLE]: String(basePort) },
    },
  )
  process.exitCode = code
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
