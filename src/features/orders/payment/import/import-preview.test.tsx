// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { createRef } from 'react'
import { msg } from '@lingui/core/macro'
import { describe, expect, it, vi } from 'vitest'
import { INTERNAL_DOCUMENT } from '../../../../../fixtures/testing/documents'
import { unreadResults } from '@/platform/unread-results'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { testRouter } from '@/testing/router'
import { EMPTY_PAYMENT_FORM } from '../form/form-values'
import { ImportPreview } from './import-preview'
import type { ImportRow } from './read-table'
import type { RowOutcome } from './run-rows'

const run = vi.hoisted(() => ({
  toSend: [] as readonly unknown[],
  outcomes: new Map<string, unknown>(),
  isRunning: false,
  attended: new Set<string>(),
}))
vi.mock('./use-import-run', () => ({ useImportRun: () => run }))
vi.mock('./import-table', () => ({
  ImportTable: ({ rows: shown }: { rows: readonly ImportRow[] }) => (
    <output>{shown.map(({ number }) => number).join(' ')}</output>
  ),
}))

failOnConsoleErrors()

const rowOf = (number: number): ImportRow => ({
  key: String(number),
  number,
  texts: {},
  errors: {},
  sameAs: undefined,
  values: { ...EMPTY_PAYMENT_FORM, amount: '29.25' },
  document: { ...INTERNAL_DOCUMENT, canOnlyConsume: 1 },
})
const rows = [1, 2, 3].map(rowOf)

const router = testRouter()

/** The preview of a file with these rows. */
function preview(more: { rows?: readonly ImportRow[]; hidden?: number; others?: string[] }) {
  const file = {
    name: 'orders.xlsx',
    rows,
    ignored: [],
    others: [],
    hidden: 0,
    alike: new Map(),
    ...more,
  }
  const user = { username: 'zhang.wei', authorities: [] }
  const nothing = () => undefined
  return router.around(
    <ImportPreview
      file={file}
      user={user}
      onSending={nothing}
      onUnread={nothing}
      closeButton={createRef()}
      onBack={nothing}
      onClose={nothing}
    />,
  )
}
const show = (more: Parameters<typeof preview>[0]) => renderInApp(preview(more))

it.each([
  [0, 'Save 3 orders, 87.75 yuan'],
  [1, 'Save the other 2 orders, 58.50 yuan'],
  [2, 'Save the remaining order, 29.25 yuan'],
])('The button says how many orders are left to be saved: after %i of three', (saved, label) => {
  run.toSend = rows.slice(saved)
  run.outcomes = new Map(
    rows
      .slice(0, saved)
      .map(({ key }): [string, RowOutcome] => [key, { kind: 'saved', code: `FK${key}` }]),
  )
  const { unmount } = show({ hidden: saved })
  expect(screen.getByRole('button', { name: /^Save/ }).textContent).toBe(label)
  const note = screen.queryByText(/hidden in the spreadsheet, and imported/)?.textContent
  expect(note?.slice(0, 16)).toBe([undefined, '1 of these rows ', '2 of these rows '][saved])
  expect(unreadResults.isIdle(), 'no new version takes it away').toBe(false)
  unmount()
  expect(unreadResults.isIdle()).toBe(true)
})

it('Other sheets with orders are named', () => {
  const { unmount } = show({})
  expect(screen.queryByText(/One sheet is imported/)).toBeNull()
  unmount()
  show({ others: ['Nov', 'Dec'] })
  expect(
    screen.getByText('One sheet is imported at a time. These hold orders, too: Nov · Dec'),
  ).toBeTruthy()
})

it('Who listens is not told of every row that is saved, and at once what became of all', () => {
  run.toSend = rows
  run.outcomes = new Map()
  const { rerender, container } = show({})
  const told = () => container.querySelector('[role=status]')?.textContent
  expect(told()).toBe('3 rows · ready to be saved 3')
  const after = (saved: number, isRunning: boolean) => {
    run.isRunning = isRunning
    run.toSend = rows.slice(saved)
    run.outcomes = new Map(
      rows.slice(0, saved).map(({ key }) => [key, { kind: 'saved', code: `FK${key}` }]),
    )
    rerender(preview({}))
  }
  after(0, true)
  after(1, true)
  expect(told()).toBe('3 rows · ready to be saved 3')
  expect(container.textContent).toContain('3 rows · saved 1 · ready to be saved 2')
  after(3, false)
  expect(told()).toBe('3 rows · saved 3')
})

describe('The rows that need the person’s attention', () => {
  const refused: RowOutcome = { kind: 'refused', error: new Error('closed') }
  const unknown: RowOutcome = { kind: 'unknown', codes: [] }
  const saved: RowOutcome = { kind: 'saved', code: 'FK1' }
  const shown = () => screen.getByText(/^[\d ]+$/, { selector: 'output' }).textContent
  const wrong: ImportRow = { ...rowOf(4), errors: { amount: msg`wrong` } }

  /** A file of which this has become, by row. */
  function showWith(outcomes: Record<string, RowOutcome>, all: readonly ImportRow[] = rows) {
    run.toSend = all
    run.outcomes = new Map(Object.entries(outcomes))
    return show({ rows: all })
  }

  it('are those with errors before anything is sent', () => {
    showWith({}, [...rows, wrong])
    fireEvent.click(screen.getByRole('checkbox', { name: 'Only rows with errors' }))
    expect(shown()).toBe('4')
  })

  it('are also those that were refused and those of unknown result', () => {
    showWith({ '1': saved, '2': refused, '3': unknown }, [...rows, wrong])
    expect(shown()).toBe('1 2 3 4')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Only rows that need attention' }))
    expect(shown()).toBe('2 3 4')
  })

  it('can be asked for where no row has errors', () => {
    showWith({ '1': saved, '2': refused, '3': saved })
    fireEvent.click(screen.getByRole('checkbox', { name: 'Only rows that need attention' }))
    expect(shown()).toBe('2')
  })

  it.each<RowOutcome>([{ kind: 'sending' }, { kind: 'looking' }])(
    'stay in sight while they are sent once more: $kind',
    (underWay) => {
      run.attended = new Set(['2'])
      const { rerender } = showWith({ '1': saved, '2': refused, '3': saved })
      const only = () =>
        screen.queryByRole('checkbox', { name: 'Only rows that need attention', checked: true })
      fireEvent.click(screen.getByRole('checkbox'))
      run.outcomes = new Map(Object.entries({ '1': saved, '2': underWay, '3': saved }))
      rerender(preview({ rows: [...rows] }))
      expect(shown()).toBe('2')
      expect(only()).toBeTruthy()
      run.outcomes = new Map(Object.entries({ '1': saved, '2': saved, '3': saved }))
      rerender(preview({ rows: [...rows] }))
      expect(shown(), 'none is left').toBe('1 2 3')
      expect(screen.queryByRole('checkbox')).toBeNull()
    },
  )

  it('are not those that are sent for the first time', () => {
    run.attended = new Set(['4'])
    showWith({ '1': { kind: 'sending' } }, [...rows, wrong])
    fireEvent.click(screen.getByRole('checkbox'))
    expect(shown()).toBe('4')
  })

  it('are none where all that was sent is saved', () => {
    showWith({ '1': saved, '2': { kind: 'sending' } })
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
