import { expect, test } from 'vitest'
import { enterQueue } from './enter-order'

const enter = enterQueue('payment')
const entered = {
  context: { user: undefined },
  search: { code: 'FK1', queue: 'new' },
}

test('Pointing at a row starts no queue', () => {
  expect(enter({ ...entered, preload: true })).toBeUndefined()
})

test('Going to it does, and leads to the queue', async () => {
  await expect(enter({ ...entered, preload: false })).rejects.toMatchObject({
    options: { to: '/payment/confirm/submit', search: { code: 'FK1' } },
  })
})

test('An order that is opened in a queue, or in none, starts none', () => {
  const search = { code: 'FK1', queue: '1a2b3c4d' }
  expect(enter({ ...entered, search, preload: false })).toBeUndefined()
  expect(enter({ ...entered, search: { code: 'FK1' }, preload: false })).toBeUndefined()
})
