// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { CodesNote } from './codes-note'

failOnConsoleErrors()

const base = { hasFailed: false, isNarrowed: false, exportId: undefined, onExportShown: () => {} }

it('names what is missing, and gives it to take along', () => {
  const write = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText: write } })
  renderInApp(<CodesNote {...base} codes="FK1,fk2,FK3,FK4" found={['FK2', 'FK4']} />)
  expect(screen.getByRole('status').textContent).toBe('2 of 4 codes found')
  expect(screen.getByText('FK1, FK3')).toBeDefined()
  const missing = screen.getByRole('group', { name: 'Missing codes' })
  expect(missing.textContent).toContain('Not found in this list')
  expect(missing.tabIndex, 'fifty of them are scrolled by keys, too').toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Copy the missing codes' }))
  expect(write).toHaveBeenCalledExactlyOnceWith('FK1\nFK3')
  vi.unstubAllGlobals()
})

it('says that other filters narrow what is found, and nothing is missing of what was not looked for yet', () => {
  const { rerender } = renderInApp(
    <CodesNote {...base} isNarrowed codes="FK1,FK2" found={undefined} />,
  )
  expect(screen.getByRole('region').textContent).toBe('Looking for 2 codes…')
  rerender(<CodesNote {...base} isNarrowed codes="FK1,FK2" found={[]} />)
  expect(screen.getByRole('region').textContent).toContain(
    'with the other filters in force: FK1, FK2',
  )
  rerender(<CodesNote {...base} isNarrowed codes="FK1,FK2" found={['FK1', 'FK2']} />)
  expect(screen.getByRole('region').textContent).toBe('2 of 2 codes found')
})

it('says why the export of the server’s is off, and offers the other', () => {
  const onExportShown = vi.fn<() => void>()
  renderInApp(
    <CodesNote {...base} codes="FK1,FK2" found={[]} exportId="why" {...{ onExportShown }} />,
  )
  expect(document.getElementById('why')?.textContent).toBe(
    'The server’s export can’t look for a list of codes.',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Export columns shown' }))
  expect(onExportShown).toHaveBeenCalledOnce()
})

it('refuses more than fifty, loudly, and says nothing of missing ones', () => {
  const codes = Array.from({ length: 51 }, (_, index) => `FK${index}`).join(',')
  renderInApp(<CodesNote {...base} codes={codes} found={[]} exportId="why" />)
  expect(screen.getByRole('alert').textContent).toContain('51 codes, and at most 50')
  expect(screen.queryByRole('button')).toBeNull()
})
