// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { copySelected } from './copy-selected'
import { SelectionTools } from './selection-tools'

vi.mock('./copy-selected', () => ({ copySelected: vi.fn(() => Promise.resolve()) }))

const ROW = { code: 'FK1' }
const fetchPage = () => Promise.reject(new Error('nothing is read'))

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
      <SelectionTools
        list={{ columns: [], fields: [], rowKey: ({ code }: typeof ROW) => code, fetchPage }}
        columns={{ order: [], hidden: [], pinned: [] }}
        request={{ pageNum: 1, pageSize: 10 }}
        selected={{ rows: [ROW], shown: [ROW] }}
        isWhole
        unmatched={undefined}
        onRead={() => undefined}
        onDeselect={() => undefined}
        onExport={() => undefined}
      />
    </>,
  )
  document.querySelector('tbody')?.focus()
  const event = new KeyboardEvent('keydown', { key: 'c', ...pressed, cancelable: true, bubbles: true }) // prettier-ignore
  document.activeElement?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(isCopy)
  expect(copySelected).toHaveBeenCalledTimes(isCopy ? 1 : 0)
})
