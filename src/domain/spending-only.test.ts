import { expect, it } from 'vitest'
import { spendingOnly } from './spending-only'

it.each([
  [1, 'Yes'],
  [0, 'No'],
  [undefined, undefined],
])('An order that says %s of it reads %s', (canOnlyConsume, text) => {
  expect(spendingOnly({ canOnlyConsume })?.message).toBe(text)
})
