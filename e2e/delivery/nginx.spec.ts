import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { SITE_HEADERS } from '../../fixtures/web/headers'
import { freePort } from '../../tools/free-port'
import { BASE_PORT_VARIABLE, BELOW_BASE } from '../../tools/e2e-settings'
import { findNginx, type Nginx, startNginx } from '../support/nginx'
import { expect, test as base } from '../test'

// The build below a base path behind a real nginx with deploy/nginx.conf. These tests are in the
// suite where there is an nginx (Debian: apt-get install nginx-light).

const backend = `http://127.0.0.1:${process.env[BASE_PORT_VARIABLE] ?? 4175}`
const YEAR = 'public, max-age=31536000, immutable'

const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    async ({}, use) => {
      const nginx = await startNginx(findNginx() ?? 'nginx', { built: BELOW_BASE.outDir, backend })
      await use(nginx)
      await nginx.stop()
    },
    { scope: 'worker' },
  ],
})

// Worlds are made at the backend; what the browser opens comes through nginx, on the same host.
test.use({ baseURL: `${backend}${BELOW_BASE.basePath}` })

/** What a plain request is given; redirects are not followed. */
function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { headers, redirect: 'manual' })
}

test('Behind nginx a link into the application opens, its calls reach the backend, and an order is opened', async ({
  nginx,
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  await page.goto(`${nginx.origin}/shopaccount/payment/order/list?payerId=1`)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await page.locator('table tbody tr td a').first().click()
  await expect(page).toHaveURL(/\/shopaccount\/payment\/order\/detail\?code=/)
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
})

test('nginx gives pages the policy and asks for them each time, keeps assets for good, and never version.json', async ({
  nginx,
}) => {
  const page = await ask(`${nginx.origin}/shopaccount/debit/order/list`, { accept: 'text/html' })
  expect(page.status).toBe(200)
  expect(page.headers.get('content-type')).toMatch(/^text\/html/)
  expect(page.headers.get('cache-control')).toBe('no-cache')
  for (const [name, value] of Object.entries(SITE_HEADERS)) {
    expect(page.headers.get(name), name).toBe(value)
  }
  expect(page.headers.get('strict-transport-security')).toMatch(/^max-age=\d+; includeSubDomains$/)

  const names = await readdir(resolve(BELOW_BASE.outDir, 'assets'))
  const script = `${nginx.origin}/shopaccount/assets/${names.find((name) => names.includes(`${name}.gz`))}`
  const packed = await ask(script, { 'accept-encoding': 'gzip' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(packed.headers.get('cache-control')).toBe(YEAR)
  expect(packed.headers.get('vary')).toBe('Accept-Encoding')
  expect((await packed.text()).length).toBeGreaterThan(0)

  const version = await ask(`${nginx.origin}/shopaccount/version.json`)
  expect(version.headers.get('cache-control')).toBe('no-store')
  const gone = await ask(`${nginx.origin}/shopaccount/assets/of-another-version.js`)
  expect(gone.status).toBe(404)
  expect(gone.headers.get('cache-control')).not.toBe(YEAR)
  const bare = await ask(`${nginx.origin}/shopaccount?x=1`)
  expect(bare.status).toBe(302)
  expect(bare.headers.get('location')).toMatch(/\/shopaccount\/\?x=1$/)
})

test('nginx gives whoever opens a path that is nothing the page, and whoever asks for no page 404', async ({
  nginx,
  page,
  world,
}) => {
  await world.signIn('zhao.min')
  const accept = 'text/html,*/*;q=0.8'
  for (const path of ['nothing.html', 'v1.2', 'payment/order/list.html', 'x/assets/y.z']) {
    await page.goto(`${nginx.origin}/shopaccount/${path}`)
    await expect(page, path).toHaveURL(/\/shopaccount\/404\?from=/)
    const { headers } = await ask(`${nginx.origin}/shopaccount/${path}`, { accept })
    expect(headers.get('cache-control'), path).toBe('no-cache')
    expect((await ask(`${nginx.origin}/shopaccount/${path}`)).status, path).toBe(404)
  }
  const gone = await ask(`${nginx.origin}/shopaccount/assets/gone`, { accept })
  expect(gone.status).toBe(404)
  // Who looks whether the application is there names no type.
  expect((await ask(`${nginx.origin}/shopaccount/`)).status).toBe(200)
})

test('nginx passes calls on as they are, and answers for a file too large', async ({
  nginx,
  world,
}) => {
  const call = `${nginx.origin}/api/shopaccount/v1/balance/payment_order/list.json`
  const inWorld = { 'x-fixture-world': world.id }
  const unknown = await fetch(call, {
    method: 'POST',
    body: '{"business":1}',
    headers: { ...inWorld, 'content-type': 'application/json' },
  })
  expect(unknown.status).toBe(401)
  expect(unknown.headers.get('x-content-type-options')).toBe('nosniff')
  expect(unknown.headers.get('cache-control')).toBe('no-store')

  const file = new Blob([new Uint8Array(26 * 1024 * 1024)])
  const large = await fetch(call, { method: 'POST', body: file, headers: inWorld })
  expect(large.status).toBe(413)
})

test.describe('With a backend that is down', () => {
  test.use({ expectedConsole: [/Failed to load resource/] })

  test('nginx says so, and the application says it to people, with Retry', async ({ page }) => {
    const nobody = `http://127.0.0.1:${await freePort()}`
    const site = { built: BELOW_BASE.outDir, backend: nobody }
    const nginx = await startNginx(findNginx() ?? 'nginx', site)
    try {
      await page.goto(`${nginx.origin}/shopaccount/payment/order/list`)
      await expect(page.getByRole('alert').getByRole('button', { name: '重试' })).toBeVisible()
    } finally {
      await nginx.stop()
    }
  })
})
