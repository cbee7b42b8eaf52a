import { readdir, readFile } from 'node:fs/promises'
import { get, type RequestListener } from 'node:http'
import { resolve } from 'node:path'
import { listen } from '../../fixtures/cli/listen'
import { DATA_POLICY, SITE_HEADERS } from '../../fixtures/web/headers'
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

const COOKIE = 'session=1; Domain=backend.example; Path=/; HttpOnly'
/**
 * Says what it was asked for, lets it be kept and shared; breaks off half-way; sets a cookie as it would for its own name; tells what
 * it was told.
 */
const backendOfOthers: RequestListener = (incoming, outgoing) => {
  if (incoming.url === '/api/half') {
    outgoing.writeHead(200, { 'content-type': 'application/zip' })
    outgoing.write(Buffer.alloc(5000), () => outgoing.destroy())
    return
  }
  if (incoming.url === '/api/told') {
    outgoing.end(JSON.stringify(incoming.headers))
    return
  }
  outgoing.setHeader('set-cookie', COOKIE)
  outgoing.setHeader('cache-control', 'private, max-age=3600')
  outgoing.setHeader('access-control-allow-origin', '*')
  outgoing.setHeader('access-control-allow-credentials', 'true')
  outgoing.setHeader('www-authenticate', 'Basic realm=x')
  // More than the 4 KB that nginx has for headers by itself.
  outgoing.setHeader('x-long', 'x'.repeat(10_000))
  outgoing.end(incoming.url)
}

/** What is answered to a path that nothing has tidied up on its way. */
function askRaw(origin: string, path: string): Promise<{ status: number; cookie: string[] }> {
  const { hostname, port } = new URL(origin)
  return new Promise((done, failed) => {
    get({ hostname, port, path }, (response) => {
      response.resume()
      done({ status: response.statusCode ?? 0, cookie: response.headers['set-cookie'] ?? [] })
    }).on('error', failed)
  })
}

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

test('nginx notes who asked for what, and none of the parameters, in which credentials and names stand', async ({
  nginx,
}) => {
  const asked = ['/shopaccount/debit/order/list', '/auth/iamcode', '/shopaccount/assets/none.js']
  for (const path of asked) await ask(`${nginx.origin}${path}?iamcode=secret&payerName=someone`)
  await expect
    .poll(() => readFile(nginx.log, 'utf8'))
    .toMatch(/"GET \/shopaccount\/assets\/none\.js" 404 /)
  const log = await readFile(nginx.log, 'utf8')
  for (const path of asked) expect(log).toContain(`"GET ${path}" `)
  expect(log).not.toMatch(/secret|someone|\?/)
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

test('A link that holds as much as the filters take opens behind nginx, and once more encoded in another link', async ({
  nginx,
}) => {
  // Four texts of 200 characters, codes, and all of it encoded once more in the address of where to go after signing in.
  const query = encodeURIComponent(
    `code=${'FK20261120000001,'.repeat(110)}&principal=${encodeURIComponent('张'.repeat(800))}`,
  )
  const accept = 'text/html'
  const asked = await ask(`${nginx.origin}/shopaccount/login?redirect=${query}`, { accept })
  expect(asked.status).toBe(200)
})

test.describe('With a backend of others', () => {
  test('nginx breaks off what breaks off, sends no path out of the calls, takes no foreign domain into a cookie, and lets nothing be kept or run', async () => {
    const elsewhere = await listen(backendOfOthers, '127.0.0.1', 0)
    const backend = new URL(elsewhere.url).host.replace('localhost', '127.0.0.1')
    const nginx = await startNginx(findNginx() ?? 'nginx', {
      built: BELOW_BASE.outDir,
      backend: `http://${backend}`,
    })
    try {
      // Half a file must not look like a whole one.
      const half = await fetch(`${nginx.origin}/api/half`)
      expect(half.status).toBe(200)
      await expect(half.arrayBuffer()).rejects.toThrow()

      for (const path of [
        '/internal/secret/..%2f..%2fapi/x',
        '/internal/x%2f..%2f..%2fapi/y',
        '//internal/../api/x',
        '/actuator/env/..%2F..%2Fauth/x',
        '/api/..;/internal/env',
        '/api/..%3b/internal/env',
        '/api/%2e%2e%252finternal',
        '/api/%252e%252e/internal',
        '/api/%25%32%65%25%32%65/internal',
        '/api/..%25%32%66internal',
        '/api/..%23/internal',
        '/api/..%5cinternal',
        '/api/x/..',
        '/api/./x',
        '//api/x',
        '/%61pi/x',
      ]) {
        const { status } = await askRaw(nginx.origin, path)
        expect([400, 404], path).toContain(status)
      }
      for (const path of [
        '/api/a..b/x',
        '/api/a%2fb',
        '/auth/x?to=/../y',
        '/haiermice/...',
        '/api/.x',
      ]) {
        const plain = await fetch(`${nginx.origin}${path}`)
        expect(plain.status, path).toBe(200)
        expect(await plain.text(), path).toBe(path)
        // Nothing outlives the session, is for other origins, or runs: but what is not below /api/ may be a page.
        expect(plain.headers.get('cache-control'), path).toBe('no-store')
        expect(plain.headers.has('access-control-allow-origin'), path).toBe(false)
        expect(plain.headers.has('access-control-allow-credentials'), path).toBe(false)
        expect(plain.headers.has('www-authenticate'), path).toBe(false)
        const policy = path.startsWith('/api/') ? DATA_POLICY : null
        expect(plain.headers.get('content-security-policy'), path).toBe(policy)
      }

      const said = {
        'x-forwarded-uri': '/evil',
        'x-original-url': '/evil',
        'x-rewrite-url': '/evil',
        'x_forwarded_for': 'evil',
        'true-client-ip': 'evil',
        'proxy': 'evil',
      } // prettier-ignore
      const told = await (await ask(`${nginx.origin}/api/told`, said)).text()
      expect(told).toContain('x-forwarded-for')
      expect(told).not.toContain('evil')

      const { cookie } = await askRaw(nginx.origin, '/auth/enter')
      expect(cookie).toEqual([
        expect.stringMatching(/^session=1; (?:Domain=; )?Path=\/; HttpOnly$/),
      ])
    } finally {
      await nginx.stop()
      await elsewhere.close()
    }
  })
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
