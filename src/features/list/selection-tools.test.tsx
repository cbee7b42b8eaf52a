// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { copySelected } from './copy-selected'
import { codesFilter } from './define-filters'
import type { Vouchers } from './list-definition'
import { SelectionTools } from './selection-tools'
import { filtersKey } from './use-list-state'

const onShow = vi.fn()
vi.mock('./copy-selected', () => ({ copySelected: vi.fn(() => Promise.resolve()) }))

const ROW = { code: 'FK1' }
const fetchPage = () => Promise.reject(new Error('nothing is read'))
const CODE = codesFilter({ id: 'Code' }).fieldOf('code')

/** The tools of selected rows, of which `shown` are on the page, in its order. */
function tools(
  rows: readonly (typeof ROW)[],
  shown = rows,
  onSelect: (selection: unknown, ...alsoFor: string[]) => void = () => undefined,
  vouchers?: () => Promise<{ Vouchers: Vouchers }>,
) {
  return (
    <SelectionTools
      list={{
        columns: [],
        fields: [CODE],
        rowKey: ({ code }: typeof ROW) => code,
        fetchPage,
        ...(vouchers ? { vouchers } : {}),
      }}
      columns={{ order: [], hidden: [], pinned: [] }}
      request={{ pageNum: 1, pageSize: 10 }}
      selected={{ rows, shown }}
      selection={new Map(rows.map((row) => [row.code, row]))}
      isWhole
      unmatched={undefined}
      onRead={() => undefined}
      onSelect={onSelect}
      onShow={onShow}
      onExport={() => undefined}
    />
  )
}

it.each([
  ['Ctrl+C', { ctrlKey: true }, true],
  ['Cmd+C', { metaKey: true }, true],
  ['Ctrl+C with caps lock', { ctrlKey: true, key: 'C' }, true],
  ['Ctrl+Shift+C', { ctrlKey: true, shiftKey: true, key: 'C' }, false],
  ['Ctrl+Alt+C', { ctrlKey: true, altKey: true }, false],
  ['C', {}, false],
])('%s in the rows copies the selected ones, or is the browser’s', (_, pressed, isCopy) => {
  vi.mocked(copySelected).mockClear()
  renderInApp(
    <>
      <table>
        <tbody tabIndex={-1} />
      </table>
      {tools([ROW])}
    </>,
  )
  document.querySelector('tbody')?.focus()
  const event = new KeyboardEvent('keydown', { key: 'c', ...pressed, cancelable: true, bubbles: true }) // prettier-ignore
  document.activeElement?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(isCopy)
  expect(copySelected).toHaveBeenCalledTimes(isCopy ? 1 : 0)
})

const orders = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ code: `FK${at + 1}` }))
const showOnly = () => screen.getByRole('button', { name: 'Show only these' })

it('The selected rows alone are asked for by their codes, in the order in which they stand, and stay selected', () => {
  const [first = ROW, second = ROW, third = ROW] = orders(3)
  const onSelect = vi.fn()
  renderInApp(tools([third, first], [first, second, third], onSelect))
  showOnly().click()
  expect(onShow.mock.calls).toEqual([[{ code: 'FK1,FK3' }]])
  const kept = new Map([third, first].map((row) => [row.code, row]))
  expect(onSelect.mock.calls).toEqual([[kept, filtersKey([CODE], { code: 'FK1,FK3' })]])
})

it('More of them than can be looked for by their codes are not asked for, and the button says why', () => {
  onShow.mockClear()
  const { unmount } = renderInApp(tools(orders(50), []))
  expect(showOnly().getAttribute('aria-disabled')).toBe('false')
  unmount()
  renderInApp(tools(orders(51), []))
  expect(showOnly().getAttribute('aria-disabled')).toBe('true')
  expect(showOnly().title).toBe('At most 50 selected orders can be shown alone')
  showOnly().click()
  expect(onShow).not.toHaveBeenCalled()
})

it('More vouchers than a person signs at once are not begun, and the button says why', () => {
  const vouchers = vi.fn(() => Promise.resolve({ Vouchers: () => null }))
  const print = () => screen.getByRole('button', { name: 'Print vouchers' })
  const { unmount } = renderInApp(tools(orders(50), [], undefined, vouchers))
  print().click()
  expect(vouchers).toHaveBeenCalledOnce()
  unmount()
  renderInApp(tools(orders(51), [], undefined, vouchers))
  expect(print().getAttribute('aria-disabled')).toBe('true')
  const why = 'At most 50 vouchers are printed at once; 51 orders are selected.'
  expect(print().title).toBe(why)
  print().click()
  expect(vouchers).toHaveBeenCalledOnce()
})

it('What is selected over several pages is let go at once', () => {
  const onSelect = vi.fn()
  const shown = orders(3)
  renderInApp(tools(orders(200), shown, onSelect))
  screen.getByRole('button', { name: 'Clear the selection' }).click()
  expect(onSelect.mock.calls).toEqual([[new Map()]])
})
