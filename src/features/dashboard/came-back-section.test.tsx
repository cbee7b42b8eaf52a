// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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

/** What the section says where so many came back in all, of which two were read. */
function sayOf(total: number): string {
  const { payment } = ORDER_TYPES
  const rows = ['FK1', 'FK2'].map((code) => ({
    code,
    state: 15,
    amount: 100,
    actual: 100,
    attachments: [],
  }))
  const queryClient = new QueryClient()
  queryClient.setQueryData(cameBackOptions(payment, 'he.jun').queryKey, {
    rows,
    total,
  })
  for (const { code } of rows)
    queryClient.setQueryData(payment.reads.logsOptions(code).queryKey, [])
  renderInApp(<CameBackSection user={user} />, { queryClient })
  return screen.getByRole('region', { name: 'Came back to you' }).textContent
}

it('says that it looked at the newest only where more came back than it read', () => {
  expect(sayOf(73)).toContain(
    'Payment orders: only the 2 newest of 73 rejected ones were looked at.',
  )
})

it('says nothing of the kind where it read all', () => {
  expect(sayOf(2)).not.toContain('looked at')
})
