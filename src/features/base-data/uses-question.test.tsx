// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import type { UseCount } from './count-uses'
import { InvalidQuestion } from './invalid-question'
import { TypeQuestion } from './type-question'

failOnConsoleErrors()

it.each<[UseCount, string]>([
  [{ kind: 'unknown' }, 'How many orders name this entry can’t be told: you may not see all of them.'],
  [{ kind: 'too-many' }, 'No order that is not submitted yet was found to name this entry, but there are too many to look at each.'],
  [{ kind: 'counted', count: 1 }, '1 order that is not submitted yet names this entry.'],
  [{ kind: 'counted', count: 2 }, '2 orders that are not submitted yet name this entry.'],
  [{ kind: 'at-least', count: 1 }, 'At least 1 order that is not submitted yet names this entry.'],
])('What is asked before somebody is made invalid speaks of an entry, and of no thing: %o', (uses, told) => {
  const nothing = () => undefined
  renderInApp(
    <InvalidQuestion name="李娜" uses={uses} isBusy={false} onConfirm={nothing} onClose={nothing} />,
  )
  expect(screen.getByText(told)).toBeDefined()
  expect(
    screen.getByText(
      /^Saved and rejected orders that name this entry can’t be submitted any more until it is active again or another one is chosen\./,
    ),
  ).toBeDefined()
}) // prettier-ignore

it('Before somebody gets another type it is said until when the orders are stopped', () => {
  const nothing = () => undefined
  const uses = { kind: 'counted', count: 2 } as const
  renderInApp(
    <TypeQuestion name="李娜" uses={uses} isBusy={false} onConfirm={nothing} onClose={nothing} />,
  )
  expect(screen.getByRole('dialog', { name: 'Change the type of “李娜”?' })).toBeDefined()
  expect(screen.getByText('2 orders that are not submitted yet name this entry.')).toBeDefined()
  expect(screen.getByText(/until it has its former type again/)).toBeDefined()
})
