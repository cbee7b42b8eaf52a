// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { failOnConsoleErrors, renderInApp, textsIn } from '@/testing/render'
import type { QueueContent, QueuedOrder } from '../../queued-order'
import { arrangeQueue, type QueueChoice } from '../../workflow/queue-order'
import { QueueArrangement } from './queue-arrangement'
import { QueueShortfall } from './queue-shortfall'

failOnConsoleErrors()

const zhang = { key: 'zhang.wei', name: '张伟' }
const li = { key: 'li.na', name: '李娜' }
const orders: QueuedOrder[] = [
  { code: 'FK1', amount: 100, applicant: zhang },
  { code: 'FK2', amount: 250, applicant: li },
  { code: 'FK3', amount: 150_000, applicant: zhang },
]
const NEWEST: QueueChoice = { order: 'newest', groupBy: undefined }
const BY_APPLICANT: QueueChoice = { order: 'newest', groupBy: 'applicant' }

/** Shows how a queue of these orders is gone through, at one of them. */
function show(code: string, choice: QueueChoice, of: QueuedOrder[] = orders, isPasted = false) {
  const choose = vi.fn<(choice: QueueChoice) => void>()
  const onShow = vi.fn<(code: string) => void>()
  const content: QueueContent = { orders: of, leftOut: [], total: of.length }
  const groups = arrangeQueue(of, choice, isPasted)
  const arrangement = { content, groups, choice, isPasted, choose }
  renderInApp(<QueueArrangement code={code} arrangement={arrangement} onShow={onShow} />)
  return { choose, onShow }
}
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const optionsOf = (name: string) =>
  within(select(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
const pick = (name: string, value: string) => fireEvent.change(select(name), { target: { value } })

describe('how a queue is gone through', () => {
  it('shows in which order, and what the whole queue comes to', () => {
    show('FK1', { order: 'largest', groupBy: undefined })
    expect(optionsOf('Order of the queue')).toEqual([
      'Newest first',
      'Oldest first',
      'Largest first',
    ])
    expect(select('Order of the queue').value).toBe('largest')
    expect(select('Groups of the queue').value).toBe('')
    expect(screen.getByText('3 orders, 1,503.50 yuan in all')).toBeDefined()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('says of a list of codes that it is gone through as they stand there, and can be otherwise', () => {
    show('FK1', NEWEST, orders, true)
    expect(optionsOf('Order of the queue')).toEqual([
      'In the order of the codes',
      'Oldest first',
      'Largest first',
    ])
  })

  it('says of amounts that can’t be added up that they can’t, without a unit', () => {
    const large = ['FK1', 'FK2'].map((code) => ({ code, amount: Number.MAX_SAFE_INTEGER }))
    show('FK1', NEWEST, large)
    expect(screen.getByText('2 orders, too large to add up in all')).toBeDefined()
  })

  it('is chosen: another order keeps the groups, other groups keep the order', () => {
    const { choose } = show('FK1', { order: 'oldest', groupBy: 'applicant' })
    expect(select('Groups of the queue').value).toBe('applicant')
    pick('Order of the queue', 'largest')
    expect(choose).toHaveBeenLastCalledWith({ order: 'largest', groupBy: 'applicant' })
    pick('Groups of the queue', '')
    expect(choose).toHaveBeenLastCalledWith({ order: 'oldest', groupBy: undefined })
  })

  it('is chosen by groups from none', () => {
    const { choose } = show('FK1', NEWEST)
    pick('Groups of the queue', 'applicant')
    expect(choose.mock.calls).toEqual([[{ order: 'newest', groupBy: 'applicant' }]])
  })

  it('offers only groups that an order of the queue belongs to', () => {
    show('FK1', NEWEST)
    expect(optionsOf('Groups of the queue')).toEqual(['Not grouped', 'By applicant'])
  })

  it('offers a group that one order alone belongs to', () => {
    const department = { key: '7', name: 'Finance' }
    show('FK1', NEWEST, [
      { code: 'FK1', amount: 1 },
      { code: 'FK2', amount: 1, department },
    ])
    expect(optionsOf('Groups of the queue')).toEqual(['Not grouped', 'By department'])
  })

  it('says of an order that the queue leaves out that it is not one of it, and nothing of sums', () => {
    show('FK9', NEWEST)
    expect(screen.queryByText(/yuan in all/)).toBeNull()
    expect(
      screen.getByText('This order is not in the queue: it stands in front of it.'),
    ).toBeDefined()
  })
})

describe('the groups of a queue', () => {
  it('tell the place of the order in its own, and what that comes to', () => {
    show('FK3', BY_APPLICANT)
    expect(screen.getByText('张伟: 2 of 2, 1,501.00 yuan in all')).toBeDefined()
  })

  it('call one without a name so', () => {
    show('FK4', BY_APPLICANT, [...orders, { code: 'FK4', amount: 5 }])
    expect(screen.getByText('not given: 1 of 1, 0.05 yuan in all')).toBeDefined()
    expect(screen.getByText('All groups: 3')).toBeDefined()
    expect(screen.getByRole('button', { name: 'not given', hidden: true })).toBeDefined()
  })

  it('are listed with how many orders each has and what they come to', () => {
    show('FK3', BY_APPLICANT)
    expect(screen.getByText('All groups: 2')).toBeDefined()
    const table = screen.getByRole('table', { name: 'By applicant', hidden: true })
    const rows = within(table).getAllByRole('row', { hidden: true })
    expect(
      rows.map((row) => Array.from(row.children).map(({ textContent }) => textContent)),
    ).toEqual([
      ['By applicant', 'Orders', 'Sum (yuan)'],
      ['张伟', '2', '1,501.00'],
      ['李娜', '1', '2.50'],
    ])
  })

  it('lead each to its first order, and mark the one that the order is in', () => {
    const { onShow } = show('FK3', BY_APPLICANT)
    const button = (name: string) => screen.getByRole('button', { name, hidden: true })
    expect(button('张伟').getAttribute('aria-current')).toBe('true')
    expect(button('李娜').hasAttribute('aria-current')).toBe(false)
    fireEvent.click(button('李娜'))
    fireEvent.click(button('张伟'))
    expect(onShow.mock.calls).toEqual([['FK2'], ['FK1']])
  })
})

describe('why a queue holds less than its list', () => {
  const OWN = msg`You can’t decide on an order that you created`
  const WAITS = msg`Approved already`
  const held = (count: number, reason?: QueuedOrder['reason']): QueuedOrder[] =>
    Array.from({ length: count }, (_, at) => ({ code: `FK${at}`, amount: 1, reason }))
  const linesOf = (content: QueueContent, texts = {}) => {
    const { container } = renderInApp(<QueueShortfall content={content} />, texts)
    return Array.from(container.querySelectorAll('span')).map(({ textContent }) => textContent)
  }

  it('is not told where it holds everything', () => {
    expect(linesOf({ orders: held(3), leftOut: [], total: 3 })).toEqual([])
    expect(document.querySelector('p')).toBeNull()
  })

  it('is told by what was left out, each reason once', () => {
    expect(linesOf({ orders: held(2), leftOut: [WAITS, WAITS, OWN], total: 5 })).toEqual([
      '2 of the 5 orders of the list are in the queue.',
      '2 left out: “Approved already”',
      '1 left out: “You can’t decide on an order that you created”',
    ])
  })

  it('is told as at least so many where nobody says how many the list has', () => {
    const isAtLeast = true
    expect(linesOf({ orders: held(1000), leftOut: [], total: 1100, isAtLeast })).toEqual([
      '1,000 of the at least 1,100 orders of the list are in the queue.',
      'at least 100 left out: a queue holds 1,000 orders at most.',
    ])
  })

  it('is told by how long a queue may be, for those that are left', () => {
    expect(linesOf({ orders: held(999), leftOut: [WAITS], total: 1200 })).toEqual([
      '999 of the 1,200 orders of the list are in the queue.',
      '1 left out: “Approved already”',
      '200 left out: a queue holds 1,000 orders at most.',
    ])
  })

  it('is not told by that limit where the server gave fewer than it told of', () => {
    expect(linesOf({ orders: held(2), leftOut: [WAITS], total: 5 })).toEqual([
      '2 of the 5 orders of the list are in the queue.',
      '1 left out: “Approved already”',
      '2 left out: the server did not give them, or the list changed meanwhile.',
    ])
  })

  it('is followed by what of it can’t be decided on, also where nothing was left out', () => {
    expect(linesOf({ orders: [...held(1), ...held(2, OWN)], leftOut: [], total: 3 })).toEqual([
      'You can’t decide on 2 of them: “You can’t decide on an order that you created”',
    ])
  })

  it.each([
    [1, '1 en la cola sobre la que no puede decidir: “Aprobada”'],
    [2, '2 en la cola sobre las que no puede decidir: “Aprobada”'],
  ])('says so in the number of it, with a reason worded for one: %i', async (count, line) => {
    const reason = { id: 'approved', message: 'Aprobada' }
    const content = { orders: held(count, reason), leftOut: [reason, reason], total: count + 2 }
    expect(linesOf(content, await textsIn('es')).slice(1)).toEqual(['2 fuera: “Aprobada”', line])
  })
})
