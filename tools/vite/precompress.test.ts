import { expect, it } from 'vitest'
import { sizeSent } from './precompress'

it('A file of up to 1,024 bytes is sent as it is, a larger one compressed', async () => {
  expect(await sizeSent(new Uint8Array(1024))).toBe(1024)
  expect(await sizeSent(new Uint8Array(1025))).toBeLessThan(100)
})
