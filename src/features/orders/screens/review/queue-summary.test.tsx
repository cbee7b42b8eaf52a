// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetEverybodyBut } from '@/session/user-storage'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { paymentType } from '../../payment/type'
import { recordQueueResult, type QueueOutcome } from '../../workflow/queue-results'
import { freezeQueue, rememberSource, startQueue } from '../../workflow/queue-store'
import { QueueSummary } from './queue-summary'

failOnConsoleErrors()

const NAME = 'li.na'
let queue = ''

/** A queue of these orders, frozen. */
function freeze(codes: readonly string[]) {
  rememberSource(NAME, 'payment-order', { request: {}, from: {} })
  queue = startQueue(NAME, 'payment-order') ?? ''
  const orders = codes.map((code) => ({ code, amount: 100 }))
  freezeQueue(NAME, queue, { orders, leftOut: [], total: codes.length })
}
const became = (code: string, outcome: QueueOutcome, amount = 10_000) =>
  recordQueueResult(NAME, queue, code, () => ({ outcome, amount }))

const summaryOf = (code: string, asked: object | undefined, onBack = () => undefined as void) => (
  <QueueSummary
    username={NAME}
    queueId={queue}
    code={code}
    paths={paymentType.paths}
    asked={asked}
    onBack={onBack}
  />
)
const isThere = () => screen.queryByRole('region', { name: 'Queue summary' }) !== null
const rows = () =>
  screen
    .getAllByRole('row')
    .map((row) => Array.from(row.children).map(({ textContent }) => textContent))
/** What one may go back to: each name with what stands below it. */
const linked = () =>
  screen
    .getAllByRole('definition')
    .map((each) => [each.previousElementSibling?.textContent, each.textContent])

beforeEach(() => forgetEverybodyBut(undefined))

describe('the summary of a queue', () => {
  it.each<[QueueOutcome | undefined, boolean]>([
    ['approved', true],
    ['rejected', true],
    ['unknown', true],
    ['passed', false],
    ['elsewhere', false],
    [undefined, false],
  ])('with the last order %s shows by itself: %s', (outcome, shows) => {
    freeze(['FK1', 'FK2'])
    if (outcome) became('FK2', outcome)
    renderInApp(summaryOf('FK2', undefined))
    expect(isThere()).toBe(shows)
  })

  it('shows when it is asked for, and has the focus each time it is', () => {
    freeze(['FK1', 'FK2'])
    const { rerender } = renderInApp(summaryOf('FK2', undefined))
    expect(isThere()).toBe(false)
    rerender(summaryOf('FK2', {}))
    const heading = screen.getByRole('heading', { name: 'Queue summary' })
    expect(document.activeElement).toBe(heading)
    screen.getByRole('button', { name: 'Back to the list' }).focus()
    rerender(summaryOf('FK2', {}))
    expect(document.activeElement).toBe(heading)
  })

  it('leaves the focus where it is when it shows by itself', () => {
    freeze(['FK1', 'FK2'])
    became('FK2', 'approved')
    renderInApp(summaryOf('FK2', undefined))
    expect(document.activeElement).toBe(document.body)
  })

  it('counts every order once, with what each kind comes to, and not what nobody has opened', () => {
    freeze(['FK1', 'FK2', 'FK3', 'FK4'])
    became('FK1', 'approved', 12_345)
    became('FK2', 'approved', 100_000)
    became('FK3', 'elsewhere', 700)
    renderInApp(summaryOf('FK4', {}))
    expect(rows()).toEqual([
      ['Result', 'Orders', 'Amount (yuan)'],
      ['Approved', '2', '1,123.45'],
      ['Rejected', '0', '0.00'],
      ['Passed over', '0', '0.00'],
      ['Result unknown', '0', '0.00'],
      ['No longer waiting', '1', '7.00'],
      ['Not opened', '1', '—'],
    ])
  })

  it('counts an order that shows but is not in the queue, and one that is only once', () => {
    freeze(['FK1'])
    became('FK1', 'passed')
    became('FK9', 'rejected')
    const { rerender } = renderInApp(summaryOf('FK9', {}))
    expect(rows()[2]).toEqual(['Rejected', '1', '100.00'])
    rerender(summaryOf('FK1', {}))
    expect(rows()[2]).toEqual(['Rejected', '0', '0.00'])
    expect(rows()[3]).toEqual(['Passed over', '1', '100.00'])
  })

  it('counts the order that shows alone where the queue was lost', () => {
    queue = 'lost'
    renderInApp(summaryOf('FK1', {}))
    expect(rows().at(-1)).toEqual(['Not opened', '1', '—'])
  })

  it('leads back to what is left to decide, and to nothing that is decided', () => {
    freeze(['FK1', 'FK2', 'FK3', 'FK4', 'FK5', 'FK6'])
    became('FK1', 'approved')
    became('FK2', 'rejected')
    became('FK3', 'passed')
    became('FK4', 'unknown')
    became('FK5', 'elsewhere')
    renderInApp(summaryOf('FK6', {}))
    expect(linked()).toEqual([
      ['Passed over', 'FK3'],
      ['Result unknown', 'FK4'],
      ['Not opened', 'FK6'],
    ])
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['FK3', 'FK4', 'FK6'].map((code) => `/payment/confirm/submit?code=${code}&queue=${queue}`),
    )
  })

  it('leads nowhere when everything is decided', () => {
    freeze(['FK1'])
    became('FK1', 'approved')
    renderInApp(summaryOf('FK1', {}))
    expect(screen.queryByRole('heading', { name: 'Go back to' })).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it.each([
    [20, ''],
    [23, 'and 3 more'],
  ])('of %i orders links to twenty, and says how many more there are', (count, more) => {
    const codes = Array.from({ length: count }, (_, at) => `FK${at + 1}`)
    freeze(codes)
    renderInApp(summaryOf('FK1', {}))
    const place = screen.getByRole('definition')
    expect(within(place).getAllByRole('link')).toHaveLength(20)
    expect(place.textContent).toBe(`${codes.slice(0, 20).join('')}${more}`)
  })

  it('leads back to the list', () => {
    freeze(['FK1'])
    const onBack = vi.fn<() => void>()
    renderInApp(summaryOf('FK1', {}, onBack))
    fireEvent.click(screen.getByRole('button', { name: 'Back to the list' }))
    expect(onBack).toHaveBeenCalledTimes(1)
  })
})
