import { findBrowser } from './browser'
import { ensureBuilt, isBuilt, ROOT_TARGET } from './build'
import { BASE_PORT_VARIABLE, BELOW_BASE, NEXT_VERSION, PORT_VARIABLE } from './e2e-settings'
import { freePort } from './free-port'
import { installInExample } from './pack-fixtures'
import { run } from './run'

const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'test']
const OTHER_BUILDS = [BELOW_BASE, NEXT_VERSION]
/** The tests that use the other builds. */
const USES_OTHER_BUILDS = /(?:base-path|new-version|nginx)\.spec\.ts:/

/** Whether the tests asked for need the other builds. They are not made for tests that don't. */
async function needsOtherBuilds(args: readonly string[]): Promise<boolean> {
  if (args.length === 0) return true
  const built = await Promise.all(OTHER_BUILDS.map(isBuilt))
  if (built.every(Boolean)) return true
  // Playwright alone knows which tests its arguments mean.
  const { code, output } = await run(process.execPath, [
    ...PLAYWRIGHT,
    ...args,
    '--list',
    '--reporter=list',
  ])
  return code !== 0 || USES_OTHER_BUILDS.test(output)
}

// Runs the browser tests against the built application, building it first when it was made of other
// sources. Arguments go on to Playwright: npm run test:e2e -- --grep export
try {
  const args = process.argv.slice(2)
  await installInExample()
  const [hasOthers] = await Promise.all([needsOtherBuilds(args), ensureBuilt(ROOT_TARGET)])
  // What the first one has transformed the others find again.
  if (hasOthers) await Promise.all(OTHER_BUILDS.map(ensureBuilt))
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
  process.exitCode = 1
}
