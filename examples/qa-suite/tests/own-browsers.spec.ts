import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './test.js'

test.use({ orders: 5, now: '2026-11-21 09:30:00', expectedConsole: [/^said by /] })

/** What the clock of the world is that a browser is in. */
async function clockOf({ request }: BrowserContext): Promise<unknown> {
  return (await request.get('/__fixtures/clock')).json()
}

const OF_THE_TEST = { now: '2026-11-21 09:30:00', isSet: true }

async function say(page: Page, text: string): Promise<void> {
  const heard = page.waitForEvent('console')
  await page.evaluate((said) => console.error(said), text)
  await heard
}

test('Browsers that the test opens itself are in its world, and their consoles are watched once', async ({
  browser,
  consoleWatch,
  page,
  world,
}) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } })
  expect(await clockOf(context)).toMatchObject(OF_THE_TEST)
  await world.signIn(context, 'li.na')
  const own = await browser.newPage({ locale: 'es' })
  expect(await clockOf(own.context())).toMatchObject(OF_THE_TEST)
  await say(page, 'said by the page')
  await say(own, 'said by its own')
  expect(consoleWatch.unexpected({ messages: [], faultedPaths: [] })).toEqual([
    'said by the page ()',
    'said by its own ()',
  ])
  await context.request.post('/auth/user')
  await world.journal.expect('auth/user', { times: 1, username: 'li.na' })
  await Promise.all([context.close(), own.close()])
})

test.describe('before all tests', () => {
  let shared: BrowserContext
  test.beforeAll(async ({ browser }) => {
    shared = await browser.newContext()
  })
  test.afterAll(() => shared.close())

  test('a browser that is opened there is in the world of no test', async ({ page }) => {
    expect(await clockOf(page.context())).toMatchObject(OF_THE_TEST)
    expect(await clockOf(shared)).toMatchObject({ isSet: false })
  })
})
