import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentOrder } from '@/api/contract/payment-order'
import type { User } from '@/api/contract/session'
import { orderKeys } from '@/api/resources/order-reads'
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
const onReselect = vi.fn<(row: PaymentOrder) => void>()
const settledState = vi.fn<() => Promise<MessageDescriptor | undefined>>()
const decide = vi.fn<() => Promise<{ code: string; state: number }>>()

/** An order as it was selected, of a server that decides as it is told. */
function selected(queryClient = new QueryClient()) {
  queryClient.setQueryData(currentUserOptions.queryKey, me)
  const transitions = { ...paymentWorkflow.transitions, decide: { mutationFn: decide } }
  const type = {
    ...paymentType,
    loadTransitions: () => Promise.resolve({ ...paymentWorkflow, transitions, settledState }),
  }
  const context = { queryClient, user: me, onReselect }
  const [order] = toBatchOrders(type, [row], context)
  if (!order) throw new Error('A row is an order')
  return order
}

beforeEach(() => {
  forgetEverybodyBut(undefined)
  sessionAge.begin()
  onReselect.mockReset()
  settledState.mockReset().mockResolvedValue(undefined)
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

describe('an order of a batch that is selected as it is now', () => {
  /** Selects it from a list that shows these rows by now. */
  async function selectedFrom(...rows: PaymentOrder[]) {
    const queryClient = new QueryClient()
    const queryFn = () => Promise.resolve({ rows })
    const list = new QueryObserver(queryClient, { queryKey: orderKeys('payment').lists, queryFn })
    const leave = list.subscribe(() => undefined)
    const came = await selected(queryClient).selectAnew()
    leave()
    return came
  }
  const newer = { ...row, gmtModified: '2026-11-21 10:00:00' }

  it('is the one of the list while it waits there', async () => {
    expect(await selectedFrom(newer)).toEqual({ kind: 'selected' })
    expect(onReselect).toHaveBeenCalledExactlyOnceWith(newer)
    expect(settledState).not.toHaveBeenCalled()
  })

  it('is not selected in a state in which nothing is decided, and its state is told', async () => {
    expect(await selectedFrom({ ...newer, state: 15 })).toMatchObject({
      kind: 'settled',
      state: { message: 'Rejected' },
    })
    expect(onReselect).not.toHaveBeenCalled()
  })

  it('is read by itself where the list does not show it', async () => {
    expect(await selectedFrom()).toEqual({ kind: 'not-shown' })
    const state = msg`Cancelled`
    settledState.mockResolvedValueOnce(state)
    expect(await selectedFrom()).toEqual({ kind: 'settled', state })
    settledState.mockRejectedValueOnce(new Error('no answer'))
    await expect(selectedFrom()).rejects.toThrow('no answer')
    expect(onReselect).not.toHaveBeenCalled()
  })
})
