// @vitest-environment happy-dom
import { msg } from '@lingui/core/macro'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp, textsIn } from '@/testing/render'
import type { BatchOrder } from './batch-order'
import type { BatchResult } from './batch-run'
import { BatchProgress } from './batch-progress'

const ORDER: BatchOrder = {
  code: 'FK1',
  version: undefined,
  amount: 100,
  approvalLog: undefined,
  skipReason: () => undefined,
  transition: () => Promise.reject(new Error('nothing is sent here')),
  openWrite: () => undefined,
  settledState: () => Promise.resolve(undefined),
  selectAnew: () => Promise.resolve({ kind: 'not-shown' }),
  path: '/payment/confirm/submit',
}

it('joins its sentences as the language does', async () => {
  renderInApp(
    <BatchProgress
      batch={{ decision: 'approve', verdicts: [{ order: ORDER, reason: undefined }], remark: '' }}
      results={new Map([['FK1', { kind: 'unknown' }]])}
      isOver
    />,
    await textsIn('zh'),
  )
  expect(screen.getByText(/未/).textContent).not.toMatch(/[。；] /)
})

it('does not tell who listens of every order, and of the end at once', () => {
  const orders = ['FK1', 'FK2', 'FK3'].map((code) => ({ ...ORDER, code }))
  const verdicts = orders.map((order) => ({ order, reason: undefined }))
  const after = (done: number, isOver = false) => (
    <BatchProgress
      batch={{ decision: 'approve', verdicts, remark: '' }}
      results={
        new Map(
          orders
            .slice(0, done)
            .map(({ code }) => [code, { kind: 'settled', state: msg`Rejected` }]),
        )
      }
      isOver={isOver}
    />
  )
  const { rerender, container } = renderInApp(after(0))
  const told = () => screen.getByRole('status').textContent
  rerender(after(1))
  expect(told()).toBe('0 of 3 finished, 0 done')
  expect(container.textContent).toContain('1 of 3 finished, 0 done')
  rerender(after(3, true))
  expect(told()).toBe('3 of 3 finished, 0 done')
})

it('tells what waited no more apart from what stays selected', () => {
  const orders = ['FK1', 'FK2', 'FK3'].map((code) => ({ ...ORDER, code }))
  renderInApp(
    <BatchProgress
      batch={{
        decision: 'approve',
        verdicts: orders.map((order) => ({ order, reason: undefined })),
        remark: '',
      }}
      results={
        new Map<string, BatchResult>([
          ['FK1', { kind: 'settled', state: msg`Cancelled` }],
          ['FK2', { kind: 'settled', state: msg`Rejected` }],
          ['FK3', { kind: 'failed', error: new Error('closed') }],
        ])
      }
      isOver
    />,
  )
  expect(screen.getByRole('status').textContent).toBe('3 of 3 finished, 0 done')
  expect(screen.getByText(/no longer waiting/).textContent).toBe(
    '2 orders were no longer waiting and are not selected any more. 1 order was not done and stays selected.',
  )
})
