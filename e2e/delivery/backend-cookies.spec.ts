import type { RequestListener } from 'node:http'
import { listen } from '../../fixtures/cli/listen'
import { inFrontOf } from '../../fixtures/web/proxy'
import { expect, test } from '../test'

// As a backend that is only ever reached by https sets them.
const COOKIES = [
  'session=1; Domain=backend.example; Path=/; Secure; HttpOnly',
  'module=1; Path=/; Secure; SameSite=None',
  '__Host-token=1; Path=/; Secure; HttpOnly',
  '__Secure-device=1; Path=/; Secure',
]

/** A backend that sets these cookies at the one path, and says which it was sent at the other. */
const backend: RequestListener = (incoming, outgoing) => {
  outgoing.setHeader('content-type', 'text/html')
  if (incoming.url === '/auth/enter') outgoing.setHeader('set-cookie', COOKIES)
  outgoing.end(`<title>Backend</title><p>${incoming.headers.cookie ?? 'no cookies'}</p>`)
}

for (const host of ['localhost', '127.0.0.1']) {
  test(`Secure cookies of a backend elsewhere last where the application is served on ${host}`, async ({
    page,
  }) => {
    const elsewhere = await listen(backend, '127.0.0.1', 0)
    const front = await listen(
      inFrontOf(elsewhere.url, (_, outgoing) => outgoing.writeHead(204).end()),
      '127.0.0.1',
      0,
    )
    const origin = `http://${host}:${new URL(front.url).port}`
    await page.goto(`${origin}/auth/enter`)
    await page.goto(`${origin}/auth/again`)
    for (const name of ['session', 'module', '__Host-token', '__Secure-device']) {
      await expect(page.getByRole('paragraph')).toContainText(`${name}=1`)
    }
    await front.close()
    await elsewhere.close()
  })
}
