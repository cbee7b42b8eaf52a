// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, Profiler, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ColumnSettings } from './column-settings'
import type { DataColumn } from './data-column'
import { DataTable, type OpenedRowProps } from './data-table'
import type { Totals } from './totals-rows'
import { placeOfRow } from './place-of-row'
import { rowsInSight } from './use-drawn-rows'

interface Row {
  code: string
  amount: number
}

const COLUMNS: readonly DataColumn<Row>[] = [
  { id: 'code', accessorFn: ({ code }) => code, size: 100, meta: { name: { id: 'Code' } } },
  {
    id: 'owner',
    accessorFn: () => ({ id: 'somebody' }),
    size: 100,
    meta: { name: { id: 'Owner' }, isCutOff: true },
  },
  {
    id: 'amount',
    accessorFn: ({ amount }) => amount,
    size: 100,
    meta: { name: { id: 'Amount' }, isMoney: true },
  },
  {
    id: 'state',
    cell: ({ row }) => <b>{row.original.amount > 50 ? 'large' : 'small'}</b>,
    size: 100,
    meta: { name: { id: 'State' } },
  },
  {
    id: 'rest',
    accessorFn: () => undefined,
    size: 100,
    meta: { name: { id: 'Rest' }, isMoney: true },
  },
]
const SETTINGS = { order: COLUMNS.map(({ id }) => id), hidden: [], pinned: ['code'] }
const TOTALS: Totals[] = [
  { key: 'page', label: 'This page', tools: 'add up', sums: { amount: 12_300, rest: 4500 } },
]
const rowKey = ({ code }: Row) => code
const edit = () => 'edit'
const onSettings = vi.fn()

let root: Root
/** what stood there after each commit */
let commits: { rows: number; isBusy: boolean }[]
let selected: ReadonlyMap<string, Row>

const SELECTED: Totals = {
  key: 'selected',
  label: 'Selected: 1',
  tools: 'copy',
  sums: { amount: 100 },
}

interface Shown {
  actions?: (row: Row) => string
  isSelectable?: boolean
  Opened?: ComponentType<OpenedRowProps<Row>>
  settings?: ColumnSettings
  totals?: Totals[]
}

async function show(
  rows: Row[],
  { actions = edit, isSelectable = true, Opened, settings = SETTINGS, totals = TOTALS }: Shown = {},
) {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Profiler id="table" onRender={() => commits.push(stateOfRows())}>
          <DataTable
            label="Orders"
            columns={COLUMNS}
            settings={settings}
            onSettings={onSettings}
            rows={rows}
            rowKey={rowKey}
            selected={selected}
            onSelect={(next) => {
              selected = next
            }}
            isSelectable={isSelectable}
            actions={actions}
            Opened={Opened}
            totals={totals}
            isStale={false}
            scrollKey=""
          />
        </Profiler>
      </I18nProvider>,
    ),
  )
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.querySelector('#root') ?? document.body)
  selected = new Map()
  commits = []
})

afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

/** Where each cell of a row begins, in columns, with its text. */
function placesIn(row: Element | null): Record<string, number> {
  let at = 0
  const places: Record<string, number> = {}
  for (const cell of row?.querySelectorAll<HTMLTableCellElement>('th, td') ?? []) {
    places[cell.textContent] = at
    at += cell.colSpan
  }
  return places
}

const stateOfRows = () => ({
  rows: document.querySelectorAll('tbody tr').length,
  isBusy: document.querySelector('[aria-busy=true]') !== null,
})

const bodyRow = (index: number) => document.querySelectorAll('tbody tr')[index]
const boxOf = (index: number) => bodyRow(index)?.querySelector<HTMLElement>('input[type=checkbox]')

describe('DataTable', () => {
  it.each([true, false])(
    'puts each total under its column, selectable: %s',
    async (isSelectable) => {
      await show([{ code: 'A', amount: 1 }], { isSelectable })
      const heads = placesIn(document.querySelector('thead tr'))
      const totals = placesIn(document.querySelector('tfoot tr'))
      expect(totals).toMatchObject({ '123.00': heads['Amount'], '45.00': heads['Rest'] })
    },
  )

  it('gives the focus of totals that go to the page', async () => {
    const page = document.createElement('main')
    Object.assign(page, { id: 'content', tabIndex: -1 })
    document.body.append(page)
    const settings = { ...SETTINGS, hidden: ['amount', 'rest'] }
    await show([{ code: 'FK1', amount: 100 }], { settings, totals: [SELECTED] })
    document.querySelector('tfoot')?.focus()
    expect(document.activeElement).toBe(document.querySelector('tfoot'))
    await show([{ code: 'FK1', amount: 100 }], { settings, totals: [] })
    expect(document.activeElement).toBe(page)
    page.remove()
  })

  it('pins what the totals are called under the pinned columns, with its tools behind it', async () => {
    await show([{ code: 'A', amount: 1 }])
    const [label, tools] = document.querySelectorAll<HTMLTableCellElement>('tfoot tr > *')
    expect(label?.textContent).toBe('This page')
    expect([label?.colSpan, label?.style.insetInlineStart]).toEqual([2, '0'])
    expect([tools?.colSpan, tools?.textContent]).toEqual([1, 'add up'])
  })

  it.each([true, false])(
    'calls totals by their names behind the first sum where no column stands before it, selectable: %s',
    async (isSelectable) => {
      const order = ['amount', 'code', 'owner', 'state', 'rest']
      for (const pinned of [['amount', 'code'], ['amount'], []]) {
        await show([{ code: 'A', amount: 1 }], {
          isSelectable,
          settings: { order, hidden: [], pinned },
        })
        const heads = placesIn(document.querySelector('thead tr'))
        const totals = placesIn(document.querySelector('tfoot tr'))
        const isCodePinned = pinned.includes('code')
        expect(totals).toMatchObject({
          '123.00': heads['Amount'],
          [isCodePinned ? 'This page' : 'This pageadd up']: heads['Code'],
          ...(isCodePinned ? { 'add up': heads['Owner'] } : {}),
          '45.00': heads['Rest'],
        })
      }
    },
  )

  it('keeps the tools of the selection where no column has sums', async () => {
    const settings = { ...SETTINGS, hidden: ['amount', 'rest'] }
    const shown = { settings, totals: [...TOTALS, SELECTED] }
    await show([{ code: 'A', amount: 1 }], shown)
    const lines = [...document.querySelectorAll('tfoot tr')]
    expect(lines).toHaveLength(1)
    expect(placesIn(lines[0] ?? null)).toEqual({ 'Selected: 1': 0, copy: 2, '': 4 })
    await show([{ code: 'A', amount: 1 }], { settings })
    expect(document.querySelector('tfoot')).toBeNull()
  })

  it('writes a value as its text, an amount as yuan, and what a column makes of its row', async () => {
    await show([{ code: 'A', amount: 123_456 }])
    const cells = [...(bodyRow(0)?.querySelectorAll('td') ?? [])]
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '',
      'A',
      'somebody',
      '1,234.56',
      'large',
      '—',
      'edit',
    ])
    expect(cells.map(({ title }) => title).filter(Boolean), 'of what may be cut off').toEqual([
      'somebody',
    ])
    expect(cells[3]?.style.textAlign).toBe('end')
  })

  it('shows the actions of now on rows that have not changed', async () => {
    const rows = [{ code: 'A', amount: 1 }]
    await show(rows)
    expect(bodyRow(0)?.lastElementChild?.textContent).toBe('edit')
    await show(rows, { actions: () => 'cancel' })
    expect(bodyRow(0)?.lastElementChild?.textContent).toBe('cancel')
  })

  it('opens a row in place, and the keys of the rows pass by what stands there', async () => {
    const rows = ['A', 'B', 'C'].map((code) => ({ code, amount: 1 }))
    const Opened = ({ row, colSpan }: OpenedRowProps<Row>) => (
      <tr data-detail>
        <td colSpan={colSpan}>more of {row.code}</td>
      </tr>
    )
    await show(rows, { Opened })
    const opener = (code: string) =>
      document.querySelector<HTMLElement>(`button[aria-label="Show ${code} here"]`)
    expect(opener('B')?.getAttribute('aria-expanded')).toBe('false')
    await act(async () => opener('B')?.click())
    expect(opener('B')?.getAttribute('aria-expanded')).toBe('true')
    expect(bodyRow(2)?.textContent).toBe('more of B')
    expect(bodyRow(2)?.firstElementChild?.getAttribute('colspan')).toBe('7')
    expect([...document.querySelectorAll('tbody tr')].map(placeOfRow)).toEqual([0, 1, -1, 2])

    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    opener('B')?.focus()
    press('ArrowDown')
    expect(document.activeElement).toBe(opener('C'))
    press('ArrowUp')
    expect(document.activeElement).toBe(opener('B'))
    await act(async () => opener('C')?.click())
    press('End')
    expect(document.activeElement).toBe(opener('C'))

    await act(async () => opener('B')?.click())
    expect(document.body.textContent).not.toContain('more of B')
  })

  it('draws those of many rows that are in sight, is busy until the rest stands there, and keeps all of them', async () => {
    const many = Array.from({ length: 100 }, (_, at) => ({ code: `FK${at}`, amount: at }))
    // The columns' handles come when the browser is idle, in a commit of their own: here it never is.
    vi.stubGlobal('requestIdleCallback', () => 0)
    vi.stubGlobal('cancelIdleCallback', () => undefined)
    await show(many)
    expect(commits).toEqual([
      { rows: rowsInSight(), isBusy: true },
      { rows: 100, isBusy: false },
    ])
    commits = []
    await show(many.slice(1))
    expect(commits).toEqual([{ rows: 99, isBusy: false }])
  })

  it('shows the rows of its page and no other where the server gives one of them twice', async () => {
    const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const codes = () => [...document.querySelectorAll('tbody tr > td:nth-child(2)')].map(textOf)
    const amounts = () => [...document.querySelectorAll('tbody tr > td:nth-child(4)')].map(textOf)
    const textOf = ({ textContent }: Element) => textContent
    const rows = ['A', 'C', 'A', 'D', 'C', 'A'].map((code, at) => ({ code, amount: at }))
    await show(rows)
    expect(codes()).toEqual(['A', 'C', 'A', 'D', 'C', 'A'])
    expect(amounts(), 'each as it came').toEqual(['0.00', '0.01', '0.02', '0.03', '0.04', '0.05'])
    await show([{ code: 'B', amount: 1 }])
    expect(codes()).toEqual(['B'])
    await show([])
    expect(codes()).toEqual([])
    await show(rows)
    expect(codes()).toEqual(['A', 'C', 'A', 'D', 'C', 'A'])
    await act(async () => boxOf(2)?.click())
    expect([...selected.keys()]).toEqual(['A'])
    expect(failed.mock.calls).toEqual([])
    failed.mockRestore()
  })

  it('offers to select all rows once there are some', async () => {
    const all = () => document.querySelector<HTMLInputElement>('thead input[type=checkbox]')
    await show([])
    expect([all()?.getAttribute('aria-disabled'), all()?.checked]).toEqual(['true', false])
    await show([{ code: 'A', amount: 1 }])
    expect(all()?.getAttribute('aria-disabled')).toBe('false')
  })

  it('shows in its head whether none, some or all rows are selected', async () => {
    const rows = [
      { code: 'A', amount: 1 },
      { code: 'B', amount: 2 },
    ]
    const head = () => {
      const box = document.querySelector<HTMLInputElement>('thead input[type=checkbox]')
      if (box?.indeterminate) return 'some'
      return box?.checked ? 'all' : 'none'
    }
    await show(rows)
    expect(head()).toBe('none')
    for (const [index, becomes] of [
      [0, 'some'],
      [1, 'all'],
      [0, 'some'],
      [1, 'none'],
    ] as const) {
      await act(async () => boxOf(index)?.click())
      await show(rows)
      expect(head()).toBe(becomes)
    }
  })

  it('selects the rows as they are after a refresh', async () => {
    const kept = { code: 'A', amount: 1 }
    await show([kept, { code: 'B', amount: 2 }])
    const rows = [kept, { code: 'B', amount: 99 }]
    await show(rows)
    expect(bodyRow(1)?.textContent).toContain('large')
    await act(async () => boxOf(1)?.click())
    expect([...selected.values()]).toEqual([rows[1]])
    await show(rows)
    await act(async () => boxOf(0)?.click())
    expect([...selected.values()]).toEqual([rows[1], kept])
  })

  it('keeps a row as it was when it was selected, whatever is selected after a refresh', async () => {
    const seen = { code: 'A', amount: 1 }
    await show([seen, { code: 'B', amount: 2 }])
    await act(async () => boxOf(0)?.click())
    const rows = [
      { code: 'A', amount: 99 },
      { code: 'B', amount: 2 },
    ]
    await show(rows)
    await act(async () => boxOf(1)?.click())
    expect([...selected.values()]).toEqual([seen, rows[1]])
    await show(rows)
    await act(async () => boxOf(1)?.click())
    expect([...selected.values()]).toEqual([seen])
  })

  it('takes the new row when one is selected again after a refresh', async () => {
    await show([{ code: 'A', amount: 1 }])
    await act(async () => boxOf(0)?.click())
    const rows = [{ code: 'A', amount: 7 }]
    await show(rows)
    await act(async () => boxOf(0)?.click())
    expect([...selected.values()]).toEqual([])
    await show(rows)
    await act(async () => boxOf(0)?.click())
    expect([...selected.values()]).toEqual(rows)
  })
})
