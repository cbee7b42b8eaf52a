// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { failOnConsoleErrors, renderInApp, textsIn } from '@/testing/render'
import { useTotals } from './use-totals'

failOnConsoleErrors()

interface Row {
  code: string
  isWithdrawn: boolean
}
const list = {
  columns: [],
  fetchPage: () => Promise.reject(new Error('nothing is added up')),
  rowKey: ({ code }: Row) => code,
  isWithdrawn: (row: Row) => row.isWithdrawn,
}

function Labels({ withdrawn, hasPages }: { withdrawn: number; hasPages: boolean }) {
  const rows = [1, 2, 3].map((at): Row => ({ code: `FK${at}`, isWithdrawn: at <= withdrawn }))
  const totals = useTotals({
    list,
    request: { pageNum: 1, pageSize: 10 },
    filterKey: '',
    rows,
    isStale: false,
    selected: new Map(rows.map((row) => [row.code, row])),
    total: rows.length,
    hasPages,
    selectionTools: null,
  })
  return totals.map(({ key, label }) => <p key={key}>{label}</p>)
}
const labels = () => screen.getAllByText(/./).map(({ textContent }) => textContent)

it.each([
  [0, ['Esta página', 'Seleccionadas: 3']],
  [1, ['Esta página (con 1 cancelada o rechazada)', 'Seleccionadas: 3 (con 1 cancelada o rechazada)']],
  [2, ['Esta página (con 2 canceladas o rechazadas)', 'Seleccionadas: 3 (con 2 canceladas o rechazadas)']],
])('Totals say how many of their rows count for nothing, in the number of it: %i', async (withdrawn, said) => {
  renderInApp(<Labels withdrawn={withdrawn} hasPages />, await textsIn('es'))
  expect(labels()).toEqual(said)
}) // prettier-ignore

it('The total of rows that were asked for by their codes is of these, and of no page', () => {
  renderInApp(<Labels withdrawn={1} hasPages={false} />)
  expect(labels()[0]).toBe('These orders (with 1 cancelled or rejected)')
})
