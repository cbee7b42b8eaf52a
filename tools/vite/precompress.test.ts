import { expect, it } from 'vitest'
import { sizeSent } from './precompress'

it('A file of up to 512 bytes is sent as it is, a larger one compressed', async () => {
  expect(await sizeSent(new Uint8Array(512))).toBe(512)
  expect(await sizeSent(new Uint8Array(513))).toBeLessThan(100)
})
