// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '@/testing/fake-storage'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { ViewsPanel } from './views-panel'

failOnConsoleErrors()
beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

const nothing = () => undefined

it('Who listens is told that a view was saved, and what it is called by now', () => {
  renderInApp(
    <ViewsPanel
      list={{ id: 'told', path: '/payment/order/list', fields: [], columns: [] }}
      username="zhang.wei"
      now={{ tab: {}, filters: {}, columns: { order: [], hidden: [], pinned: [] }, pageSize: 10 }}
      onApply={nothing}
      onColumns={nothing}
      onInForce={nothing}
      onSave={nothing}
    />,
  )
  const status = screen.getByRole('status')
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const write = (field: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: field }), { target: { value } })
  const save = () => {
    write('Name of the view', 'Mine')
    press('Save view')
  }
  expect(status.textContent).toBe('')
  save()
  expect(status.textContent).toBe('View Mine was saved')
  const before = status.firstElementChild

  press('Delete view Mine')
  save()
  expect(status.textContent).toBe('View Mine was saved')
  expect(status.firstElementChild, 'anew').not.toBe(before)

  press('Rename view Mine')
  press('Rename')
  expect(status.textContent, 'called as before').toBe('View Mine was saved')
  press('Rename view Mine')
  write('New name', 'Ours')
  press('Rename')
  expect(status.textContent).toBe('View Mine is now called Ours')
})
