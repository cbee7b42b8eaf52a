// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { act, useRef, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DataColumn } from '@/components/data-table/data-column'
import { DataTable } from '@/components/data-table/data-table'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { SelectionStatus } from './selection-status'
import { useRangeKeys } from './use-range-keys'

failOnConsoleErrors()
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Row {
  code: string
  amount: number
}

const COLUMNS: readonly DataColumn<Row>[] = [
  {
    id: 'code',
    size: 100,
    meta: { name: { id: 'Code' } },
    cell: ({ row }) => <a href={`#${row.original.code}`}>{row.original.code}</a>,
  },
]
const SETTINGS = { order: ['code'], hidden: [], pinned: [] }
const PAGES = [
  ['A', 'B', 'C', 'D', 'E'],
  ['F', 'G', 'H'],
].map((codes) => codes.map((code) => ({ code, amount: 12_345 })))
const rowKey = ({ code }: Row) => code
const nothing = () => undefined

function List() {
  const root = useRef<HTMLSpanElement>(null)
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map())
  const [page, setPage] = useState(0)
  const rows = PAGES[page] ?? []
  useRangeKeys({ root, rows, rowKey, selected, onSelect: setSelected, isSelectable: true })
  return (
    <div>
      <DataTable
        label="Orders"
        columns={COLUMNS}
        settings={SETTINGS}
        onSettings={nothing}
        rows={rows}
        rowKey={rowKey}
        selected={selected}
        onSelect={setSelected}
        isSelectable
        actions={nothing}
        totals={[]}
        isStale={false}
        scrollKey=""
      />
      <SelectionStatus ref={root} count={selected.size} sum={selected.size * 12_345} />
      <button type="button" onClick={() => setPage(1 - page)}>
        turn
      </button>
      <p data-selected-keys="">{[...selected.keys()].toSorted().join('')}</p>
    </div>
  )
}

const boxOf = (code: string) => screen.getByRole('checkbox', { name: `Select ${code}` })
const selection = () => document.querySelector('[data-selected-keys]')?.textContent
const told = () => screen.getByRole('status').textContent
const wait = () => act(async () => vi.advanceTimersByTimeAsync(1000))
/** Presses keys one after the other where the focus is, with Shift. */
function shift(...keys: string[]) {
  for (const key of keys) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey: true })
  }
}
/** Space on a checkbox, or a click: both put the focus there. */
function toggle(code: string, options = {}) {
  boxOf(code).focus()
  fireEvent.click(boxOf(code), options)
}

describe('a range of rows by keyboard', () => {
  it('grows with Shift and the arrows, and shrinks when one goes back', () => {
    renderInApp(<List />)
    toggle('B')
    shift('ArrowDown', 'ArrowDown')
    expect(selection()).toBe('BCD')
    expect(document.activeElement).toBe(boxOf('D'))
    shift('ArrowUp')
    expect(selection()).toBe('BC')
    shift('ArrowUp', 'ArrowUp')
    expect(selection()).toBe('AB')
    shift('ArrowUp')
    expect(selection(), 'there is no row above').toBe('AB')
    shift('End')
    expect(selection()).toBe('BCDE')
    shift('Home')
    expect(selection()).toBe('AB')
  })

  it('begins at the row that has the focus, on its link too', () => {
    renderInApp(<List />)
    screen.getByRole('link', { name: 'C' }).focus()
    shift('ArrowDown')
    expect(selection()).toBe('CD')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'D' }))
    // A click with Shift goes on from where the range began.
    toggle('A', { shiftKey: true })
    expect(selection()).toBe('ABCD')
  })

  it('gives back what was selected before it came there, and nothing else', () => {
    renderInApp(<List />)
    toggle('D')
    toggle('B')
    shift('ArrowDown', 'ArrowDown', 'ArrowDown')
    expect(selection()).toBe('BCDE')
    shift('ArrowUp', 'ArrowUp', 'ArrowUp')
    expect(selection()).toBe('BD')
  })

  it('deselects where it begins at a row that was deselected', () => {
    renderInApp(<List />)
    toggle('A')
    shift('End')
    toggle('B')
    expect(selection()).toBe('ACDE')
    shift('ArrowDown', 'ArrowDown')
    expect(selection()).toBe('AE')
    shift('ArrowUp')
    expect(selection()).toBe('ADE')
  })

  it('goes on from one that was clicked with Shift', () => {
    renderInApp(<List />)
    toggle('A')
    toggle('D', { shiftKey: true })
    expect(selection()).toBe('ABCD')
    shift('ArrowUp')
    expect(selection()).toBe('ABC')
    shift('ArrowDown', 'ArrowDown')
    expect(selection()).toBe('ABCDE')
  })

  it('begins anew after anything else was selected, and after other keys', () => {
    renderInApp(<List />)
    toggle('A')
    shift('ArrowDown')
    fireEvent.keyDown(boxOf('B'), { key: 'ArrowDown' })
    expect(selection()).toBe('AB')
    shift('ArrowDown')
    expect(selection(), 'from C').toBe('ABCD')
    fireEvent.click(screen.getByRole('checkbox', { name: /Select all/ }))
    expect(selection()).toBe('ABCDE')
    shift('ArrowUp')
    expect(selection(), 'nothing is given back').toBe('ABCDE')
    fireEvent.keyDown(boxOf('C'), { key: 'ArrowDown', shiftKey: true, ctrlKey: true })
    expect(selection()).toBe('ABCDE')
  })

  it('stays on its page', () => {
    renderInApp(<List />)
    toggle('B')
    shift('ArrowDown')
    fireEvent.click(screen.getByRole('button', { name: 'turn' }))
    boxOf('F').focus()
    shift('ArrowDown')
    expect(selection()).toBe('BCFG')
    shift('ArrowUp')
    expect(selection()).toBe('BCF')
  })
})

describe('what a screen reader hears of a selection', () => {
  it('is the count and the sum, once a range stands, and that nothing is selected any more', async () => {
    renderInApp(<List />)
    await wait()
    expect(told(), 'nothing was selected yet').toBe('')
    toggle('A')
    shift('ArrowDown', 'ArrowDown')
    expect(told(), 'not step by step').toBe('')
    await wait()
    expect(told()).toBe('3 selected, 370.35 yuan')
    shift('ArrowUp', 'ArrowUp')
    toggle('A')
    await wait()
    expect(told()).toBe('Nothing is selected')
  })
})
