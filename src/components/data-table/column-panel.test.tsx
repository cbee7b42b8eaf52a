// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { ColumnPanel } from './column-panel'
import { defaultColumnSettings } from './column-settings'

failOnConsoleErrors()

const columns = [
  { id: 'code', meta: { name: msg`Code`, isAlwaysShown: true } },
  { id: 'state', meta: { name: msg`State` } },
  { id: 'amount', meta: { name: msg`Amount` } },
]

function Panel() {
  const [settings, setSettings] = useState(defaultColumnSettings(columns))
  return <ColumnPanel columns={columns} settings={settings} onChange={setSettings} />
}

it('Who listens is told where a column stands by now, and that all stand as they did', () => {
  renderInApp(<Panel />)
  const status = screen.getByRole('status')
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  expect(status.textContent).toBe('')
  press('Move State up')
  expect(status.textContent).toBe('State: 1 of 3')
  // It is at the end.
  press('Move State up')
  expect(status.textContent).toBe('State: 1 of 3')
  press('Move State down')
  expect(status.textContent).toBe('State: 2 of 3')
  press('Restore the default columns')
  expect(status.textContent).toBe('The default columns are restored')
})
