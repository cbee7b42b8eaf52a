// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PageActivity, PageActivityContext } from '@/platform/page-active'
import { unreadResults } from '@/platform/unread-results'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import type { ExportUpdate } from './export-job'
import { ExportPanel } from './export-panel'

failOnConsoleErrors()

const origin = {
  title: msg`Payment orders`,
  filters: [],
  isOwnOnly: false,
  selected: 2,
  person: '赵敏 (zhao.min)',
  at: '2026-11-22 15:00:00',
}

const show = (update: ExportUpdate) =>
  renderInApp(
    <ExportPanel job={{ update, origin, retry: () => undefined }} onDismiss={() => undefined} />,
  )

it('offers to try again what may come to something else, and only that', () => {
  const { unmount } = show({ status: 'failed', message: msg`The export failed.` })
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined()
  unmount()
  show({ status: 'failed', message: msg`The export failed.`, isRefusal: true })
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

it('tells who listens that it goes on, and not of every part that comes', () => {
  const panel = (update: ExportUpdate) => (
    <ExportPanel job={{ update, origin, retry: () => undefined }} onDismiss={() => undefined} />
  )
  const { rerender, container } = renderInApp(
    panel({ status: 'receiving', received: 0, total: 9000 }),
  )
  const told = () => screen.getByRole('status').textContent
  expect(told()).toBe('Exporting: 0 bytes received')
  rerender(panel({ status: 'receiving', received: 5000, total: 9000 }))
  expect(told()).toBe('Exporting: 0 bytes received')
  expect(container.textContent).toContain('Exporting: 4.9 kB received')
  rerender(panel({ status: 'reading', rowsRead: 0, total: 9 }))
  rerender(panel({ status: 'reading', rowsRead: 5, total: 9 }))
  expect(container.textContent).toContain('Exporting: 5 of 9 rows read')
  expect(told()).toBe('Exporting: 0 bytes received')
})

it('says of no list that it has 0 rows before its first page has come', () => {
  show({ status: 'reading', rowsRead: 0, total: undefined })
  expect(screen.getByRole('status').textContent).toBe('Exporting: 0 rows read')
})

it('says how many rows a file has that has no column of amounts', () => {
  const file = new Blob(['four'])
  const check = { verdict: 'unchecked', reason: 'no-amounts' } as const
  show({ status: 'done', fileName: 'orders.xlsx', file, rows: 2, check })
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'RowsControl total (amount, yuan)',
    'File2—',
  ])
  expect(screen.getByRole('status').textContent).toContain('no control total')
})

const saved = { status: 'done', fileName: 'orders.xlsx', file: new Blob(['four']) } as const
const count = { rows: 2, cents: 100 }

it.each<[string, boolean, ExportUpdate]>([
  [
    'a file that is right',
    true,
    { ...saved, check: { verdict: 'same', file: count, list: count } },
  ],
  ['a file that nobody may rely on', false, { ...saved, check: { verdict: 'unreadable' } }],
  ['no file', false, { status: 'failed', message: msg`The export failed.` }],
])(
  'keeps a new version from taking what it says away: %s, left for another page: %s',
  (_, isFree, update) => {
    const activity = new PageActivity(true)
    const { unmount } = renderInApp(
      <PageActivityContext value={activity}>
        <ExportPanel job={{ update, origin, retry: () => undefined }} onDismiss={() => undefined} />
      </PageActivityContext>,
    )
    expect(unreadResults.isIdle()).toBe(false)
    act(() => activity.set(false))
    expect(unreadResults.isIdle()).toBe(isFree)
    unmount()
    expect(unreadResults.isIdle()).toBe(true)
  },
)
