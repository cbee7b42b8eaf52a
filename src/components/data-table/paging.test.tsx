// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { Paging } from './paging'

it.each([
  [{ total: 200, page: '5' }, 5],
  [{ total: 200, page: '99' }, 20],
  [{ total: 200, page: '0' }, 1],
  [{ total: 200, page: '１２' }, 12],
  [{ total: undefined, page: '5' }, 5],
  [{ total: undefined, page: '0' }, 1],
])(
  'a jump to a page is to the nearest there is, as far as that is known: %o',
  ({ total, page }, pageNum) => {
    const onChange = vi.fn()
    renderInApp(<Paging pageNum={3} pageSize={10} total={total} onChange={onChange} />)
    const field = screen.getByRole('textbox', { name: 'Go to page' })
    fireEvent.change(field, { target: { value: page } })
    fireEvent.click(screen.getByRole('button', { name: 'Go' }))
    expect(onChange.mock.calls).toEqual([[{ pageNum, pageSize: 10 }]])
  },
)

it.each([
  ['Previous page', 2, 1],
  ['Next page', 3, 4],
])('%s leaves the focus on the page that it leads to when it goes no further', (name, from, to) => {
  const onChange = vi.fn()
  const pageOf = (pageNum: number) => (
    <Paging pageNum={pageNum} pageSize={10} total={40} onChange={onChange} />
  )
  const { rerender } = renderInApp(pageOf(from))
  const button = screen.getByRole<HTMLButtonElement>('button', { name })
  button.focus()
  fireEvent.click(button)
  expect(onChange.mock.calls).toEqual([[{ pageNum: to, pageSize: 10 }]])
  rerender(pageOf(to))
  expect(button.disabled).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: `Page ${to}` }))
})

it.each([
  // Full pages, and nobody says how many there are: one more may follow.
  [{ pageNum: 1, total: 10 }, 'at least 10', false],
  [{ pageNum: 3, total: 30 }, 'at least 30', false],
  [{ pageNum: 2, total: 14 }, 'at least 14', true],
  // Of a server that says neither which page it gives nor how large it is.
  [{ pageNum: 2, total: 13 }, 'at least 13', false],
  [{ pageNum: 4, total: 0 }, 'at least 0', true],
])('Paging goes on while pages are full where the total is not known: %o', (page, said, isLast) => {
  const onChange = vi.fn()
  renderInApp(<Paging {...page} mayGoOn={!isLast} pageSize={10} onChange={onChange} />)
  expect(screen.getByRole('status').textContent).toBe(said)
  expect(document.body.textContent).not.toContain('in total')
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' })
  expect(next.disabled).toBe(isLast)
  const name = `Page ${page.pageNum}`
  expect(screen.getByRole('button', { name }).getAttribute('aria-current')).toBe('page')
  const field = screen.getByRole('textbox', { name: 'Go to page' })
  fireEvent.change(field, { target: { value: String(page.pageNum + 1) } })
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  const to = isLast ? page.pageNum : page.pageNum + 1
  expect(onChange.mock.calls).toEqual([[{ pageNum: to, pageSize: 10 }]])
})

it('Where there are more pages the focus stays for the next press', () => {
  renderInApp(<Paging pageNum={3} pageSize={10} total={100} onChange={vi.fn()} />)
  for (const name of ['Previous page', 'Next page']) {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
    expect(document.activeElement).toBe(button)
  }
})

it('Pages of a server that gives smaller ones than were chosen are counted by what it gives', () => {
  const onChange = vi.fn()
  renderInApp(<Paging pageNum={1} pageSize={50} givenSize={20} total={37} onChange={onChange} />)
  fireEvent.click(screen.getByRole('button', { name: 'Page 2' }))
  expect(onChange.mock.calls).toEqual([[{ pageNum: 2, pageSize: 50 }]])
  expect(screen.queryByRole('button', { name: 'Page 3' })).toBeNull()
})

it('Nothing is counted while rows of another list stand there, whoever counts them', () => {
  const other = { pageNum: 1, pageSize: 10, total: undefined, mayGoOn: true } as const
  renderInApp(<Paging {...other} onChange={vi.fn()} />)
  expect(screen.getByRole('status').textContent).toBe('')
})
