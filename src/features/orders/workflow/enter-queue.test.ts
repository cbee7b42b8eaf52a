import { expect, test } from 'vitest'
import { enterQueue } from './enter-queue'

const entered = {
  type: 'payment-order',
  path: '/payment/confirm/submit' as const,
  user: undefined,
  search: { code: 'FK1', queue: 'new' },
}

test('Pointing at a row starts no queue', () => {
  expect(enterQueue({ ...entered, isPreload: true })).toBeUndefined()
})

test('Going to it does, and leads to the queue', async () => {
  await expect(enterQueue({ ...entered, isPreload: false })).rejects.toMatchObject({
    options: { to: entered.path, search: { code: 'FK1' } },
  })
})

test('An order that is opened in a queue, or in none, starts none', () => {
  const search = { code: 'FK1', queue: '1a2b3c4d' }
  expect(enterQueue({ ...entered, search, isPreload: false })).toBeUndefined()
  expect(enterQueue({ ...entered, search: { code: 'FK1' }, isPreload: false })).toBeUndefined()
})
