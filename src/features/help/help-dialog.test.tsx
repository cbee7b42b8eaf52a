// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failOnConsoleErrors, renderInApp, textsIn } from '@/testing/render'
import { HelpDialog } from './help-dialog'
import { STATES } from './help-texts'

failOnConsoleErrors()

it('names keys as they stand on the keyboards of the language', async () => {
  renderInApp(
    <HelpDialog user={{ authorities: [] }} onClose={() => undefined} />,
    await textsIn('es'),
  )
  expect(screen.getByRole('heading', { name: 'Atajos' })).toBeDefined()
  const keys = [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent)
  expect(keys).toEqual(expect.arrayContaining(['Intro', 'Mayús', 'Supr', 'Espacio', 'Ctrl', 'Esc']))
  expect(keys).not.toContain('Enter')
})

it('says of every state that waits for another system what for', () => {
  const waiting = Object.values(STATES).map(({ lines }) =>
    lines
      .filter(({ state }) => state.name.message?.startsWith('Awaiting'))
      .map(({ means }) => /then for the (\w+) system/.exec(means.message ?? '')?.[1]),
  )
  expect(waiting).toEqual([[undefined, 'verification'], ['accounting'], ['accounting']])
})
