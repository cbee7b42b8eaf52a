// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import type { User } from '@/api/contract/session'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { ORDER_TYPES } from '../orders/registry'
import { cameBackOptions } from './came-back'
import { CameBackSection } from './came-back-section'

failOnConsoleErrors()

const user: User = {
  name: '何俊',
  username: 'he.jun',
  nickName: undefined,
  avatar: undefined,
  enterprise: undefined,
  authorities: [{ code: 'payment/order', url: undefined }],
}

/** The entry of a log that a rejection leaves. */
const rejection = (showFront: 0 | 1): OperationLogEntry => ({
  id: '1',
  bizType: 1,
  step: 'reject',
  content: 'wrong account',
  state: 1,
  showFront,
})

/** What the section says where so many came back in all, of which two were read, each with that log. */
function sayOf(
  total: number,
  log: readonly OperationLogEntry[] = [],
  { isAtLeast, read = 2 }: { isAtLeast?: true; read?: number } = {},
): string {
  const { payment } = ORDER_TYPES
  const rows = Array.from({ length: read }, (_, at) => ({
    code: `FK${at + 1}`,
    state: 15,
    amount: 100,
    actual: 100,
    attachments: [],
  }))
  const queryClient = new QueryClient()
  queryClient.setQueryData(cameBackOptions(payment, 'he.jun').queryKey, {
    rows,
    total,
    isAtLeast,
  })
  for (const { code } of rows)
    queryClient.setQueryData(payment.reads.logsOptions(code).queryKey, [...log])
  renderInApp(<CameBackSection user={user} />, { queryClient })
  return screen.getByRole('region', { name: 'Came back to you' }).textContent
}

it('says that it looked at the newest only where more came back than it read', () => {
  expect(sayOf(73)).toContain(
    'Payment orders: only the 2 newest of 73 rejected ones were looked at.',
  )
})

it('says how many it looked at of at least so many where a full page came and nobody counts', () => {
  expect(sayOf(50, [], { isAtLeast: true, read: 50 })).toContain(
    'Payment orders: only the 50 newest of at least 50 rejected ones were looked at.',
  )
  cleanup()
  expect(sayOf(2, [], { isAtLeast: true })).not.toContain('looked at')
})

it('says nothing of the kind where it read all', () => {
  expect(sayOf(2)).not.toContain('looked at')
})

it('tells the reason of a rejection, but not one that is kept inside', () => {
  expect(sayOf(2, [rejection(1)])).toContain('wrong account')
  cleanup()
  expect(sayOf(2, [rejection(0)])).not.toContain('wrong account')
})
