// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'
import type { AuthorityCode } from '@/domain/authorities'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { testRouter } from '@/testing/router'
import type { Counted } from './count-approved'
import { HomePage } from './home-page'
import { waitingWork } from './waiting-work'

// React complains of two entries that it can't tell apart.
failOnConsoleErrors()

const userWith = (...codes: AuthorityCode[]): User => ({
  name: '何俊',
  username: 'he.jun',
  nickName: undefined,
  avatar: undefined,
  enterprise: undefined,
  authorities: codes.map((code) => ({ code, url: undefined })),
})

/**
 * The start page of somebody, with nothing read.
 *
 * @param approved but for the last number
 */
function open(user: User, approved?: Counted): void {
  const queryClient = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  queryClient.setQueryData(currentUserOptions.queryKey, user)
  const work = waitingWork(user)[0]?.works.at(-1)
  if (work && approved) queryClient.setQueryData(work.count.queryKey, approved)
  renderInApp(testRouter().around(<HomePage />), { queryClient })
}

it.each<AuthorityCode[]>([
  ['payment/order', 'debit/order', 'reverse/order'],
  ['payment/confirm', 'debit/confirm', 'reverse/confirm'],
])('What waits for who holds %s, %s and %s stands there entry by entry', (...codes) => {
  const user = userWith(...codes)
  open(user)
  for (const { name, works } of waitingWork(user)) {
    const group = screen.getByRole('region', { name: name.message ?? '' })
    expect(group.querySelectorAll('a')).toHaveLength(works.length)
  }
})

it.each([
  ['0 with no list of none', { count: 0, isAtLeast: false, codes: '' }, null],
  [
    'at least 0 with those among which they may be',
    { count: 0, isAtLeast: true },
    '/debit/confirm/list',
  ],
  [
    '2 with these two',
    { count: 2, isAtLeast: false, codes: 'KK1,KK2' },
    '/debit/confirm/list?code=KK1%2CKK2',
  ],
])('What is approved and not tallied is told as %s', (_, counted: Counted, href) => {
  open(userWith('debit/confirm'), counted)
  const label = screen.getByText('Approved, not tallied')
  expect(label.parentElement?.textContent).toMatch(new RegExp(`${counted.count}$`))
  expect(label.closest('a')?.getAttribute('href') ?? null).toBe(href)
})
