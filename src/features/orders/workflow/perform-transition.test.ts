import { msg } from '@lingui/core/macro'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@/api/contract/session'
import { sessionAge } from '@/api/resources/session'
import { ApiError, type ApiErrorKind } from '@/api/http/api-error'
import { forgetEverybodyBut, readUserValue } from '@/session/user-storage'
import type { OrderTransitions, OrderBase } from '../order-type'
import type { ReconciliationCheck } from '@/features/writes/reconciliation'
import { onOrderDone } from './done-orders'
import { performTransition, type TransitionAction } from './perform-transition'

const user: User = {
  name: '李娜',
  username: 'li.na',
  nickName: undefined,
  avatar: undefined,
  enterprise: 'xinhai',
  authorities: [],
}
const order: OrderBase = { code: 'FK1', state: 10, amount: 100, gmtModified: '2026-11-20 10:00:00' }

const call = { name: 'payment_order/approval.json', kind: 'write', failure: msg`failed` } as const
const failed = (kind: ApiErrorKind) => new ApiError(call, kind)

const refuse = () => Promise.reject(failed('rejected'))
/** A type whose every call is refused. */
const refusing: OrderTransitions = {
  id: 'payment-order',
  transitions: {
    decide: { mutationFn: refuse },
    cancel: { mutationFn: refuse },
    tally: { mutationFn: refuse },
    verify: { mutationFn: refuse },
    callOf: () => call,
  },
  check: () => Promise.resolve({ kind: 'no-trace' }),
  settledState: () => Promise.resolve(undefined),
  transitionNotification: () => ({ message: msg`done`, tone: 'success' }),
}

/** Moves the order on with a server that fails so, and then shows this of the write. */
async function transition(
  action: TransitionAction,
  error: Error,
  finding: ReconciliationCheck | 'lost',
) {
  const looks: string[] = []
  const fail = () => Promise.reject(error)
  const type: OrderTransitions = {
    id: 'payment-order',
    transitions: {
      decide: { mutationFn: fail },
      cancel: { mutationFn: fail },
      tally: { mutationFn: fail },
      verify: { mutationFn: fail },
      callOf: () => call,
    },
    check: (write) => {
      looks.push(write.action)
      return finding === 'lost' ? Promise.reject(failed('network')) : Promise.resolve(finding)
    },
    settledState: () => Promise.resolve(undefined),
    transitionNotification: () => ({ message: msg`done`, tone: 'success' }),
  }
  const result = await performTransition(new QueryClient(), type, user, { action, order }).catch(
    (reason: unknown) => reason,
  )
  return { result, looks }
}

const done = (state: number): ReconciliationCheck => ({ kind: 'done', code: 'FK1', state })

describe('a transition that the server refused', () => {
  beforeEach(() => {
    forgetEverybodyBut(undefined)
    sessionAge.begin()
  })

  it('is done when its trace is there: the browser had sent it twice', async () => {
    const { result, looks } = await transition('approve', failed('rejected'), done(30))
    expect(result).toEqual({ code: 'FK1', state: 30 })
    expect(looks).toEqual(['approve'])
    expect((await transition('tally', failed('rejected'), done(30))).result).toMatchObject({
      state: 30,
    })
  })

  it('is refused when nothing of it is there, or nobody can be asked', async () => {
    const refusal = failed('rejected')
    expect((await transition('approve', refusal, { kind: 'no-trace' })).result).toBe(refusal)
    expect((await transition('approve', refusal, 'lost')).result).toBe(refusal)
  })

  it('is refused when the order has gone on without it', async () => {
    const refusal = failed('rejected')
    expect((await transition('reject', refusal, { kind: 'overtaken' })).result).toBe(refusal)
    expect((await transition('reject', refusal, done(15))).result).toMatchObject({ state: 15 })
  })
})

describe('a transition that failed otherwise', () => {
  beforeEach(() => {
    forgetEverybodyBut(undefined)
    sessionAge.begin()
  })

  it('is remembered when its outcome is unknown, and not looked for at once', async () => {
    const lost = failed('timeout')
    const { result, looks } = await transition('cancel', lost, done(0))
    expect(result).toBe(lost)
    expect(looks).toEqual([])
    expect(readUserValue('li.na', 'writes')).toMatchObject([
      { kind: 'payment-order', action: 'cancel', code: 'FK1', base: '2026-11-20 10:00:00' },
    ])
  })

  it('has failed, and nothing is left to find out', async () => {
    const error = failed('forbidden')
    expect((await transition('approve', error, done(30))).result).toBe(error)
    expect(readUserValue('li.na', 'writes')).toBeUndefined()
  })
})

describe('a transition that is done', () => {
  beforeEach(() => {
    forgetEverybodyBut(undefined)
    sessionAge.begin()
  })

  /** Moves the order on, with what the server makes of it, and gives what is told of it. */
  async function told(action: TransitionAction, answer: Promise<{ code: string; state: number }>) {
    const listener = vi.fn<(code: string) => void>()
    const end = onOrderDone('payment-order', listener)
    const done = { mutationFn: () => answer }
    const transitions = {
      ...refusing.transitions,
      decide: done,
      cancel: done,
      tally: done,
      verify: done,
    }
    const type = { ...refusing, transitions }
    await performTransition(new QueryClient(), type, user, { action, order }).catch(() => undefined)
    end()
    return listener.mock.calls
  }
  const reached = (state: number) => Promise.resolve({ code: 'FK1', state })

  it('is told, whichever it is and wherever it was pressed', async () => {
    for (const action of ['approve', 'reject', 'cancel', 'tally', 'verify'] as const) {
      expect(await told(action, reached(30)), action).toEqual([['FK1']])
    }
    expect(await told('approve', reached(10)), 'the other system is waited for').toHaveLength(1)
  })

  it('is not told where another system was notified in vain, nor where it failed', async () => {
    expect(await told('verify', reached(10))).toEqual([])
    expect(await told('approve', Promise.reject(failed('timeout')))).toEqual([])
  })
})

describe('what is sent of a transition', () => {
  beforeEach(() => {
    forgetEverybodyBut(undefined)
    sessionAge.begin()
  })

  /** Moves the order on with a server that does it; gives each request with the call that it came by. */
  async function sent(action: TransitionAction, more: { remark?: string; order?: OrderBase } = {}) {
    const requests: object[] = []
    const answer = (name: string) => ({
      mutationFn: ({ idempotencyKey, ...request }: { idempotencyKey?: string | undefined }) => {
        expect(idempotencyKey).toMatch(/./)
        requests.push({ [name]: request })
        return Promise.resolve({ code: 'FK1', state: 30 })
      },
    })
    const type: OrderTransitions = {
      ...refusing,
      transitions: {
        decide: answer('decide'),
        cancel: answer('cancel'),
        tally: answer('tally'),
        verify: answer('verify'),
        callOf: () => call,
      },
    }
    const result = await performTransition(new QueryClient(), type, user, {
      action,
      order,
      ...more,
    })
    expect(result).toEqual({ code: 'FK1', state: 30 })
    expect(readUserValue('li.na', 'writes')).toBeUndefined()
    return requests
  }
  const gmtModified = '2026-11-20 10:00:00'

  it.each<[TransitionAction, object]>([
    ['approve', { decide: { code: 'FK1', approved: 1, remark: 'fine', gmtModified } }],
    ['reject', { decide: { code: 'FK1', approved: 0, remark: 'fine', gmtModified } }],
    ['cancel', { cancel: { code: 'FK1', gmtModified } }],
    ['tally', { tally: { code: 'FK1' } }],
    ['verify', { verify: { code: 'FK1' } }],
  ])('to %s it is %o', async (action, request) => {
    expect(await sent(action, { remark: 'fine' })).toEqual([request])
  })

  it('names no version of an order that has none', async () => {
    const unversioned = { code: 'FK1', state: 10, amount: 100 }
    expect(await sent('cancel', { order: unversioned })).toEqual([
      { cancel: { code: 'FK1', gmtModified: '' } },
    ])
  })

  it('is nothing where the type has no such action', async () => {
    const none = { ...refusing, transitions: { ...refusing.transitions, callOf: () => undefined } }
    const act = () => performTransition(new QueryClient(), none, user, { action: 'tally', order })
    expect(act).toThrow('Nothing tallys orders of this type')
    const { verify: _verify, ...others } = refusing.transitions
    const unverified = { ...refusing, transitions: others }
    await expect(
      performTransition(new QueryClient(), unverified, user, { action: 'verify', order }),
    ).rejects.toThrow('Only payment orders are verified')
  })
})

describe('a refusal that leaves nothing to look for', () => {
  beforeEach(() => {
    forgetEverybodyBut(undefined)
    sessionAge.begin()
  })

  it('is one of a request that the server knows already', async () => {
    const refusal = new ApiError(call, 'rejected', { field: 'idempotencyKey' })
    const { result, looks } = await transition('approve', refusal, done(30))
    expect(result).toBe(refusal)
    expect(looks).toEqual([])
  })

  it('is one to nobody', async () => {
    const looked: string[] = []
    const refusal = failed('rejected')
    const fail = () => Promise.reject(refusal)
    const type: OrderTransitions = {
      ...refusing,
      transitions: { ...refusing.transitions, decide: { mutationFn: fail } },
      check: ({ action }) => {
        looked.push(action)
        return Promise.resolve(done(30))
      },
    }
    const act = performTransition(new QueryClient(), type, undefined, { action: 'approve', order })
    await expect(act).rejects.toBe(refusal)
    expect(looked).toEqual([])
  })

  it('stays one when what was found names no order, or no state', async () => {
    const refusal = failed('rejected')
    const nameless = await transition('approve', refusal, { kind: 'done', state: 30 })
    expect(nameless.result).toBe(refusal)
    const stateless = await transition('approve', refusal, { kind: 'done', code: 'FK1' })
    expect(stateless.result).toBe(refusal)
  })
})
