import { expect, test } from './test.js'

test.use({ orders: 60, now: '2026-11-21 09:30:00' })

test('The list shows the orders of whoever is signed in, and asks for nobody else’s', async ({
  page,
  world,
  listPath,
}) => {
  await world.signIn(page, 'zhang.wei')
  await page.goto(listPath)
  await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0)
  const [request] = await world.journal.expect('payment_order/list.json', {
    username: 'zhang.wei',
    status: 200,
    body: { business: 1, loginOwnerId: 'zhang.wei' },
    answer: { success: true },
    withinMs: 20_000,
  })
  expect(request?.test).toBe(test.info().testId)
  await world.journal.expectNone('payment_order/list.json', { body: { business: 2 } })
  await world.journal.expectOrder(['auth/user', 'payment_order/list.json'])
  expect(await world.changes()).toEqual({})
})

test('One changed field of the true answer is shown as it came', async ({
  page,
  world,
  listPath,
}) => {
  await world.signIn(page, 'zhang.wei')
  await world.faults.set({
    call: 'payment_order/list.json',
    kind: 'change',
    set: { 'data[0].amount': 123_456_789 },
    times: 'always',
  })
  await page.goto(listPath)
  await expect(page.getByRole('table')).toContainText('1,234,567.89')
})

test('The page and the server travel together', async ({ page, world, listPath }) => {
  await world.signIn(page, 'zhang.wei')
  await world.travel('2027-03-01 08:00:00')
  await page.goto(listPath)
  const shown = () => page.evaluate(() => new Date().toISOString())
  expect(await shown()).toBe('2027-03-01T00:00:00.000Z')
  // What is still being fetched would run into its time limit.
  await page.waitForLoadState('networkidle')
  await world.travel({ advanceMs: 90_000 })
  expect(await shown()).toBe('2027-03-01T00:01:30.000Z')
  expect((await world.clock.read()).now).toBe('2027-03-01 08:01:30')
})

test('Somebody else is in the same world, in a browser of their own', async ({
  anotherBrowser,
  world,
}) => {
  const li = await anotherBrowser('li.na')
  await li.goto('payment/confirm/list')
  await expect(li.getByRole('table').getByRole('row')).not.toHaveCount(0)
  await world.journal.expect('payment_order/list.json', {
    username: 'li.na',
    body: { business: 2 },
    withinMs: 20_000,
  })
})

test('A fault that no request has met fails its test', async ({ world }) => {
  test.fail()
  await world.faults.set({ call: 'payment_order/submit.json', kind: 'hold' })
})

test('An assertion that is not waited for fails its test, and not the next one', async ({
  world,
}) => {
  test.fail()
  void world.journal.expect('payment_order/submit.json')
})

test('A page that says something on the console fails its test', async ({ page, listPath }) => {
  test.fail()
  await page.goto(listPath)
  await page.evaluate(() => console.error('something is wrong'))
})
