import { expect, test as base } from 'vitest'
import { createTest } from 'shopaccount-fixtures/vitest'

const test = createTest(base, { orders: 20, now: '2026-11-21 09:30:00' })

test('a world in process answers as the server does', async ({ world }) => {
  const zhao = await world.signIn('zhao.min')
  const { body } = await zhao.call('payment_order/list.json', { business: 1 })
  expect(body.total).toBe(20)
  const [request] = await world.journal.expect('payment_order/list.json', { times: 1, status: 200 })
  expect(request?.at).toBe('2026-11-21 09:30:00')
})

test('each test has a world of its own', async ({ world }) => {
  expect(await world.journal.list()).toEqual([])
})

test('a misspelt assertion says what was meant, and what there is instead', async ({ world }) => {
  const zhao = await world.signIn('zhao.min')
  await zhao.call('base/park/list.json', {})
  // @ts-expect-error the types know every call, and so does the server
  await expect(world.journal.list({ call: 'base/park/lst.json' })).rejects.toThrow(
    'Did you mean base/park/list.json?',
  )
  // @ts-expect-error and everybody there is
  await expect(world.signIn('lina')).rejects.toThrow("lina can't sign in")
  await expect(
    // @ts-expect-error and what each fault is asked with
    world.faults.set({ call: 'auth/user', kind: 'hold', time: 2 }),
  ).rejects.toThrow('Did you mean times?')
  await expect(
    world.journal.expect('base/park/list.json', { status: 500, withinMs: 0 }),
  ).rejects.toThrow('status is 200 instead of 500')
})

test('a fault is met by code that fetches', async ({ world }) => {
  await world.faults.set({ call: 'auth/user', kind: 'status', status: 503 })
  const response = await world.fetch('/auth/user', { method: 'POST' })
  expect(response.status).toBe(503)
})

test('a state is arranged in one call, by users of the test’s own', async ({ world }) => {
  const qian = { username: 'qian.duo' }
  const { orders } = await world.arrange({
    users: [{ ...qian, name: '钱多', areas: ['payment/order'] }],
    orders: [{ state: 10, amount: 50_000, by: qian.username }],
  })
  expect(orders).toMatchObject([{ state: 10, amount: 50_000 }])
  const own = await world.signIn(qian)
  const { body } = await own.call('payment_order/list.json', {
    business: 1,
    loginOwnerId: qian.username,
  })
  expect(body.total).toBe(1)
  await world.journal.expect('payment_order/list.json', { username: qian.username })
})
