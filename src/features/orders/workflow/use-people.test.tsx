// @vitest-environment happy-dom
import { notifyManager, QueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import type { User } from '@/api/contract/session'
import { paymentOrders } from '@/api/resources/payment-orders'
import { currentUserOptions } from '@/api/resources/session'
import { failOnConsoleErrors, renderInApp } from '@/testing/render'
import { personText } from './log'
import { usePeople } from './use-people'

failOnConsoleErrors()
// Answers are told within `act`.
beforeEach(() => notifyManager.setScheduler(queueMicrotask))

const reverseOrder = { createBy: 'sun.li', createName: '孙丽' }

function Names({ of: usernames, paymentCode }: { of: readonly string[]; paymentCode: string }) {
  const people = usePeople({ createBy: 'zhang.wei', createName: '张伟', reverseOrder, paymentCode })
  return <p>{usernames.map((username) => personText(username, people)).join(', ')}</p>
}

it('knows names from the order and its reverse, from the payment order once it was read, and one’s own', async () => {
  // What is there is not asked for anew: nothing answers here.
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const user: User = {
    name: '赵敏',
    username: 'zhao.min',
    nickName: undefined,
    avatar: undefined,
    enterprise: undefined,
    authorities: [],
  }
  queryClient.setQueryData(currentUserOptions.queryKey, user)
  const of = ['zhang.wei', 'sun.li', 'zhao.min', 'he.jun', 'wang.fang', 'li.na']
  const known = '张伟 (zhang.wei), 孙丽 (sun.li), 赵敏 (zhao.min)'
  renderInApp(<Names of={of} paymentCode="FK1" />, { queryClient })
  expect(screen.getByText(`${known}, he.jun, wang.fang, li.na`)).toBeDefined()

  const payment = {
    code: 'FK1',
    state: 30,
    amount: 1,
    actual: 1,
    attachments: [],
    createBy: 'he.jun',
    createName: '何俊',
    debitOrders: [
      {
        code: 'KK1',
        state: 20,
        amount: 1,
        attachments: [],
        createBy: 'wang.fang',
        createName: '王芳',
      },
    ],
  }
  await act(
    async () => void queryClient.setQueryData(paymentOrders.detailOptions('FK1').queryKey, payment),
  )
  const allKnown = `${known}, 何俊 (he.jun), 王芳 (wang.fang), li.na`
  expect(screen.getByText(allKnown)).toBeDefined()
})
