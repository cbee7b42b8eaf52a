// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import { Paging } from './paging'

it.each([
  [{ total: 200, page: '5' }, 5],
  [{ total: 200, page: '99' }, 20],
  [{ total: 200, page: '0' }, 1],
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
