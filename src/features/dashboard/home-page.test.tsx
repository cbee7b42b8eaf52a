// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { User } from '@/api/contract/session'
import { currentUserOptions } from '@/api/resources/session'
import type { AuthorityCode } from '@/domain/authorities'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { testRouter } from '@/testing/router'
import { HomePage } from './home-page'
import { waitingWork } from './waiting-work'

// React complains of two entries that it can't tell apart.
failOnConsoleErrors()

it.each<AuthorityCode[]>([
  ['payment/order', 'debit/order', 'reverse/order'],
  ['payment/confirm', 'debit/confirm', 'reverse/confirm'],
])('What waits for who holds %s, %s and %s stands there entry by entry', (...codes) => {
  const user: User = {
    name: '何俊',
    username: 'he.jun',
    nickName: undefined,
    avatar: undefined,
    enterprise: undefined,
    authorities: codes.map((code) => ({ code, url: undefined })),
  }
  const queryClient = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  queryClient.setQueryData(currentUserOptions.queryKey, user)
  renderInApp(testRouter().around(<HomePage />), { queryClient })
  for (const { name, works } of waitingWork(user)) {
    const group = screen.getByRole('region', { name: name.message ?? '' })
    expect(group.querySelectorAll('a')).toHaveLength(works.length)
  }
})
