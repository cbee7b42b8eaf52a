import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findNginx } from './e2e/support/nginx'
import { findBrowser, launchOptions } from './tools/browser'
import { BASE_PORT_VARIABLE, E2E_RESULTS, PORT_VARIABLE } from './tools/e2e-settings'
import { EXAMPLE } from './tools/pack-fixtures'

/** tools/e2e.ts sets ports that are free; the defaults serve `npx playwright test` by hand. */
const port = Number(process.env[PORT_VARIABLE] ?? 4174)
const basePort = Number(process.env[BASE_PORT_VARIABLE] ?? 4175)
/** Without a port of their own, tools/e2e.ts has left out the builds that no asked-for test uses. */
const servesOtherBuilds =
  process.env[PORT_VARIABLE] === undefined || process.env[BASE_PORT_VARIABLE] !== undefined
const browser = await findBrowser()

const server = (script: string, at: number, env: Record<string, string> = {}) => ({
  command: `node --import tsx ${script}`,
  url: `http://127.0.0.1:${at}/__fixtures`,
  env: { PORT: String(at), HOST: '127.0.0.1', ...env },
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2000 },
})

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // A test that needs a second try is wrong, or has found something.
  retries: 0,
  // One test that runs alone would make everything green.
  forbidOnly: true,
  // What hangs is ended: several times what all of them take on a small machine.
  globalTimeout: 75 * 60_000,
  workers: 3,
  // Machines that run this are small and shared: time to wait is only ever spent on what is wrong.
  timeout: 180_000,
  // Longer than such a machine stands still.
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: E2E_RESULTS }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}/`,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Keeping what every test does and asks, for the one that fails, costs a twentieth of all, and pictures of
    // every step a third: --trace on records both when something has to be looked at closely.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchOptions(browser),
  },
  projects: [
    // Where there is no nginx, its configuration is only read, by fixtures/web/headers.test.ts.
    { testIgnore: findNginx() === undefined ? '**/nginx.spec.ts' : [] },
    // A suite of somebody else, which knows the fixture server by its package only.
    { name: 'example', testDir: `${EXAMPLE}/tests` },
  ],
  webServer: [
    // Every test has a world of its own; the default world is only there because a server has one. An earlier
    // run may have left data of an older kind under the same port.
    server('fixtures/server.ts --orders 200 --reset', port, {
      DATA_FILE: join(tmpdir(), `shopaccount-e2e-${port}`, 'default.db'),
      BACKEND_ORIGIN: '',
      DATABASE_URL: '',
    }),
    ...(servesOtherBuilds ? [server('e2e/support/below-base-server.ts', basePort)] : []),
  ],
})
