// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { INTERNAL_DOCUMENT } from '../../../../../fixtures/testing/documents'
import { unreadResults } from '@/platform/unread-results'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { testRouter } from '@/testing/router'
import { EMPTY_PAYMENT_FORM } from '../form/form-values'
import { ImportPreview } from './import-preview'
import type { ImportRow } from './read-table'
import type { RowOutcome } from './run-rows'

const run = vi.hoisted(() => ({ toSend: [] as unknown[], outcomes: new Map<string, unknown>() }))
vi.mock('./use-import-run', () => ({ useImportRun: () => run }))
vi.mock('./import-table', () => ({ ImportTable: () => null }))

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
  const file = { name: 'orders.xlsx', rows, ignored: [], hidden: saved, alike: new Map() }
  const user = { username: 'zhang.wei', authorities: [] }
  const nothing = () => undefined
  const { unmount } = renderInApp(
    testRouter().around(
      <ImportPreview
        file={file}
        user={user}
        onSending={nothing}
        onUnread={nothing}
        closeButton={createRef()}
        onBack={nothing}
        onClose={nothing}
      />,
    ),
  )
  expect(screen.getByRole('button', { name: /^Save/ }).textContent).toBe(label)
  const note = screen.queryByText(/hidden in the spreadsheet, and imported/)?.textContent
  expect(note?.slice(0, 16)).toBe([undefined, '1 of these rows ', '2 of these rows '][saved])
  expect(unreadResults.isIdle(), 'no new version takes it away').toBe(false)
  unmount()
  expect(unreadResults.isIdle()).toBe(true)
})
