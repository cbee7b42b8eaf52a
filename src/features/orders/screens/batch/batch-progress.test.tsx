// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInApp, textsIn } from '@/testing/render'
import type { BatchOrder } from './batch-order'
import { BatchProgress } from './batch-progress'

const ORDER: BatchOrder = {
  code: 'FK1',
  version: undefined,
  amount: 100,
  approvalLog: undefined,
  skipReason: () => undefined,
  transition: () => Promise.reject(new Error('nothing is sent here')),
  openWrite: () => undefined,
  selectAnew: () => Promise.resolve(false),
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
