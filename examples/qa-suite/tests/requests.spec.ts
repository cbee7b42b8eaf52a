import { expect, test } from './test.js'

test.use({ orders: 7, now: '2026-11-21 09:30:00' })
// What sends no more than requests opens none.
test.use({ launchOptions: { executablePath: '/there/is/no/browser' } })
// What sends no more than requests opens none.

test('A request that the test sends itself comes to its world, is in its journal and meets its faults', async ({
  request,
  world,
}) => {
  await world.faults.set({ call: 'auth/user', kind: 'status', status: 503 })
  const clock = await request.get('/__fixtures/clock')
  expect(await clock.json()).toMatchObject({ now: '2026-11-21 09:30:00' })
  expect((await request.post('/auth/user')).status()).toBe(503)
  await world.signIn(request, 'li.na')
  expect((await request.post('/auth/user')).status()).toBe(200)
  const [, second] = await world.journal.expect('auth/user', { times: 2 })
  expect(second).toMatchObject({ username: 'li.na', test: test.info().testId })
})

test.describe('before all tests', () => {
  test.fail()
  test.beforeAll(async ({ request }) => {
    await request.get('/__fixtures/clock')
  })

  test('there is no world yet', () => {})
})
