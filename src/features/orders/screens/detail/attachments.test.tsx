// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { Attachments } from './attachments'

failOnConsoleErrors()

const file = (attachmentId: string, name: string) => ({
  id: undefined,
  orderCode: undefined,
  attachmentId,
  name,
  downloadUrl: undefined,
})
/** One file stands twice among others. */
const FILES = [
  file('1', 'first.png'),
  file('2', 'same.png'),
  file('2', 'same.png'),
  file('3', 'last.png'),
]

function renderFiles() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  for (const { attachmentId, name, downloadUrl } of FILES) {
    queryClient.setQueryData(['file', attachmentId, name, downloadUrl], {
      blob: new Blob(['file']),
      fileName: name,
      shown: null,
    })
  }
  return renderInApp(<Attachments attachments={FILES} />, { queryClient })
}

/** Where the preview stands, and of what. */
function place() {
  const dialog = screen.getByRole('dialog')
  const [, where] = /^(\d of \d)/.exec(within(dialog).getByRole('status').textContent ?? '') ?? []
  return [dialog.querySelector('h2')?.textContent, where]
}
const step = (name: 'Next' | 'Previous') => fireEvent.click(screen.getByRole('button', { name }))

test('The preview goes on past a file that is attached twice', async () => {
  renderFiles()
  fireEvent.click(screen.getByRole('button', { name: 'Preview first.png' }))
  await screen.findByRole('dialog')
  const seen = [place()]
  for (const name of ['Next', 'Next', 'Next', 'Previous', 'Previous', 'Previous'] as const) {
    step(name)
    seen.push(place())
  }
  expect(seen).toEqual([
    ['Preview first.png', '1 of 4'],
    ['Preview same.png', '2 of 4'],
    ['Preview same.png', '3 of 4'],
    ['Preview last.png', '4 of 4'],
    ['Preview same.png', '3 of 4'],
    ['Preview same.png', '2 of 4'],
    ['Preview first.png', '1 of 4'],
  ])
})

test('The preview begins with the one of two that was pressed', async () => {
  renderFiles()
  const [, second] = screen.getAllByRole('button', { name: 'Preview same.png' })
  fireEvent.click(second ?? expect.fail())
  await screen.findByRole('dialog')
  expect(place()).toEqual(['Preview same.png', '3 of 4'])
})

test('The preview stays with its file while the files of the order change', async () => {
  const { rerender } = renderFiles()
  fireEvent.click(screen.getByRole('button', { name: 'Preview last.png' }))
  await screen.findByRole('dialog')
  rerender(<Attachments attachments={FILES.slice(1)} />)
  expect(place()).toEqual(['Preview last.png', '3 of 3'])
  rerender(<Attachments attachments={FILES.slice(0, 2)} />)
  expect(screen.queryByRole('dialog')).toBeNull()
})
