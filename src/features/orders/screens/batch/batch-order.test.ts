import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentOrder } from '@/api/contract/payment-order'
import type { User } from '@/api/contract/session'
import { currentUserOptions, sessionAge } from '@/api/resources/session'
import { leaveOpen, openRecord } from '@/features/writes/write-record'
import { forgetEverybodyBut, readUserValue, writeUserValue } from '@/session/user-storage'
import { watchWork } from '@/testing/watch-work'
import { paymentType } from '../../payment/type'
import { paymentWorkflow } from '../../payment/workflow'
import { remarkDraftName } from '../../workflow/queue-store'
import { toBatchOrders } from './batch-order'

watchWork()

const NAME = 'li.na'
const me: User = { username: NAME, authorities: [] }
const row: PaymentOrder = {
  code: 'FK1',
  amount: 100,
  state: 10,
  actual: 0,
  attachments: [],
  gmtModified: '2026-11-20 10:00:00',
}
const decide = vi.fn<() => Promise<{ code: string; state: number }>>()

/** An order as it was selected, of a server that decides as it is told. */
function selected() {
  const queryClient = new QueryClient()
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  const transitions = { ...paymentWorkflow.transitions, decide: { mutationFn: decide } }
  const type = {
    ...paymentType,
    loadTransitions: () => Promise.resolve({ ...paymentWorkflow, transitions }),
  }
  const context = { queryClient, user: me, onReselect: () => undefined }
  const [order] = toBatchOrders(type, [row], context)
  if (!order) throw new Error('A row is an order')
  return order
}

beforeEach(() => {
  forgetEverybodyBut(undefined)
  sessionAge.begin()
  decide.mockReset().mockResolvedValue({ code: 'FK1', state: 30 })
})

describe('an order of a batch', () => {
  const remark = remarkDraftName(paymentType.id, 'FK1')

  it('has no remark on its own page any more once it was decided on, and keeps it otherwise', async () => {
    writeUserValue(NAME, remark, 'twice')
    decide.mockRejectedValueOnce(new Error('not done'))
    await expect(selected().transition('approve', '')).rejects.toThrow('not done')
    expect(readUserValue(NAME, remark)).toBe('twice')
    await selected().transition('approve', '')
    expect(readUserValue(NAME, remark)).toBeUndefined()
  })

  it('has something of unknown outcome once no answer has come, and not while it is waited for', () => {
    const order = selected()
    const write = { kind: paymentType.id, action: 'approve', code: 'FK1', onceKey: 'FK1' }
    const record = openRecord(NAME, write, undefined)
    expect(order.openWrite()).toBeUndefined()
    leaveOpen(NAME, record)
    expect(order.openWrite()).toBe(record.id)
  })
})
