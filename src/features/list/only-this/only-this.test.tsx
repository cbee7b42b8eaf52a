// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { FilterDraft, FilterField } from '@/components/query-form/filter-field'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { OnlyThis } from './only-this'

failOnConsoleErrors()

const FIELDS: readonly FilterField[] = [
  { kind: 'text', name: 'code', label: msg`Code` },
  { kind: 'text', name: 'owner', label: msg`Payer`, isPart: true },
]
const ROWS: readonly Readonly<Record<string, FilterDraft>>[] = [
  { code: { code: 'FK1' }, owner: { owner: '徐' } },
  { code: { code: 'FK2' }, owner: {} },
]

function renderTable() {
  const onFilter = vi.fn<(filters: FilterDraft) => void>()
  renderInApp(
    <>
      <div>
        <table>
          <thead>
            <tr>
              <th />
              <th data-head="code">Code</th>
              <th data-head="owner">Payer</th>
            </tr>
          </thead>
          <tbody>
            {['FK1', 'FK2'].map((code) => (
              <tr key={code}>
                <td>
                  <input type="checkbox" aria-label={code} />
                </td>
                <td>
                  <a href={`#${code}`}>{code}</a>
                </td>
                <td>of {code}</td>
                <td>
                  <button type="button">open {code}</button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <OnlyThis
        fields={FIELDS}
        isReady
        filtersOf={(row, columnId) => ROWS[row]?.[columnId]}
        onFilter={onFilter}
      />
    </>,
  )
  return { onFilter }
}

it('offers what the cell holds that is pointed at, and nothing on links or where there is nothing to filter by', () => {
  const { onFilter } = renderTable()
  fireEvent.pointerOver(screen.getByText('of FK1'))
  fireEvent.click(screen.getByRole('button', { name: 'Only this: Payer contains: 徐' }))
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({ owner: '徐' })
  expect(screen.queryByRole('button', { name: /^Only this/ })).toBeNull()
  fireEvent.pointerOver(screen.getByText('of FK1'))
  fireEvent.pointerOver(screen.getByText('of FK2'))
  expect(screen.queryByRole('button', { name: /^Only this/ })).toBeNull()
  fireEvent.pointerOver(screen.getByText('FK2'))
  expect(screen.queryByRole('button', { name: /^Only this/ }), 'nothing lies on a link').toBeNull()
})

it('stays where a finger was, and stands beside a link that leaves it room', () => {
  const { onFilter } = renderTable()
  const link = screen.getByText('FK1')
  const widths = new Map<Element | null, number>([
    [link, 150],
    [link.closest('td'), 160],
  ])
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  rect.mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, widths.get(this) ?? 200, 20)
  })
  fireEvent.pointerOver(link)
  expect(
    screen.queryByRole('button', { name: /^Only this/ }),
    'it would lie on the link',
  ).toBeNull()
  widths.set(link.closest('td'), 180)
  fireEvent.pointerOver(link)
  const button = screen.getByRole('button', { name: 'Only this: Code: FK1' })
  fireEvent.pointerLeave(link, { pointerType: 'touch' })
  fireEvent.pointerOver(button)
  fireEvent.click(button)
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({ code: 'FK1' })
  fireEvent.pointerOver(link)
  fireEvent.scroll(document)
  expect(
    screen.queryByRole('button', { name: /^Only this/ }),
    'it would not stay with its cell',
  ).toBeNull()
  fireEvent.pointerOver(link)
  fireEvent.pointerOver(document.body)
  expect(screen.queryByRole('button', { name: /^Only this/ })).toBeNull()
  rect.mockRestore()
})

it('opens all that a row can be filtered by with F, and gives the focus back', () => {
  const { onFilter } = renderTable()
  const link = screen.getByText('FK1')
  link.focus()
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) {
    fireEvent.keyDown(link, { key: 'f', [held]: true })
    expect(screen.queryByRole('menu'), held).toBeNull()
  }
  fireEvent.keyDown(link, { key: 'f' })
  const [code, owner] = screen.getAllByRole('menuitem')
  expect(document.activeElement).toBe(code)
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'ArrowUp' })
  expect(document.activeElement).toBe(owner)
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(link)
  const opener = screen.getByText('open FK1')
  opener.focus()
  fireEvent.keyDown(opener, { key: 'F' })
  fireEvent.click(screen.getByRole('menuitem', { name: 'Payer contains: 徐' }))
  expect(onFilter).toHaveBeenCalledExactlyOnceWith({ owner: '徐' })
})
