import { expect, it } from 'vitest'
import { createWorkCount } from './work-count'

it('Reads that end leave the count of writes alone', async () => {
  const count = createWorkCount()
  count.begin()()
  const endRead = count.begin('read')
  const endWrite = count.begin('write')
  expect(count.isWriting()).toBe(true)
  endRead()
  expect(count.isWriting()).toBe(true)
  let isIdle = false
  const idle = count.idle().then(() => (isIdle = true))
  endWrite()
  expect([count.isWriting(), count.isIdle(), isIdle]).toEqual([false, true, false])
  await idle
  expect(isIdle).toBe(true)
})
