// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OwnOutcome } from '@/features/writes/use-reconciliation'
import { failOnConsoleErrors } from '@/testing/render'
import { paymentWorkflow } from '../../payment/workflow'
import { usePinnedOrder } from './use-pinned-order'

failOnConsoleErrors()

const version = (code: string, amount: number) => ({
  code,
  amount,
  state: 10,
  actual: 0,
  attachments: [],
  debitOrders: [],
  gmtModified: '2026-11-20 10:00:00',
})
type Order = ReturnType<typeof version>
const first = version('FK1', 100)
const second = version('FK1', 200)

const ownDone = (action: string): OwnOutcome => ({
  kind: 'done',
  write: { action, base: first.gmtModified },
})

interface Read {
  code?: string
  latest: Order | undefined
  own?: OwnOutcome
  isReadHere?: boolean
}

/** Opens an order as it was read, and goes on with what is read then. */
function open(at: Read) {
  const { result, rerender } = renderHook(
    ({ code = 'FK1', latest, own = { kind: 'none' }, isReadHere = true }: Read) =>
      usePinnedOrder(paymentWorkflow, code, latest, own, isReadHere),
    { initialProps: at },
  )
  return { shown: () => result.current, read: rerender }
}

describe('the order that is decided on', () => {
  it('is there once it was read, and nothing is told of it until then', () => {
    const { shown, read } = open({ latest: undefined })
    expect(shown()).toMatchObject({ seen: undefined, changedTo: undefined, isDecided: false })
    read({ latest: first })
    expect(shown()).toMatchObject({ seen: first, changedTo: undefined, isDecided: false })
  })

  it('stays as it was seen when the server has another version, and both are shown', () => {
    const { shown, read } = open({ latest: first })
    read({ latest: second })
    expect(shown()).toMatchObject({ seen: first, changedTo: second })
  })

  it('has not changed when it was read again and reads the same', () => {
    const { shown, read } = open({ latest: first })
    read({ latest: version('FK1', 100) })
    expect(shown().seen).toBe(first)
    expect(shown().changedTo).toBeUndefined()
  })

  it('is the newer version once the person goes on with that', () => {
    const { shown, read } = open({ latest: first })
    read({ latest: second })
    act(() => shown().goOn(second))
    expect(shown().seen).toBe(second)
    expect(shown().changedTo).toBeUndefined()
  })

  it('is another one as soon as the page goes on to that', () => {
    const { shown, read } = open({ latest: first })
    read({ code: 'FK2', latest: undefined })
    expect(shown()).toMatchObject({ seen: undefined, changedTo: undefined })
    const other = version('FK2', 300)
    read({ code: 'FK2', latest: other })
    expect(shown()).toMatchObject({ seen: other, changedTo: undefined })
  })

  it('is never an answer for another code', () => {
    const { shown, read } = open({ latest: version('FK9', 100) })
    expect(shown().seen).toBeUndefined()
    read({ latest: first })
    read({ latest: version('FK9', 900) })
    expect(shown()).toMatchObject({ seen: first, changedTo: undefined })
  })

  it('stays as it was seen while nothing is read of it', () => {
    const { shown, read } = open({ latest: first })
    read({ latest: undefined })
    expect(shown()).toMatchObject({ seen: first, changedTo: undefined })
  })
})

describe('an order that was rejected here', () => {
  const at = (amount: number, state: number, gmtModified: string) => ({
    ...version('FK1', amount),
    state,
    gmtModified,
  })
  const rejected = at(100, 15, '2026-11-20 10:01:00')
  const again = at(200, 10, '2026-11-20 11:00:00')

  it.each([
    ['was seen to be rejected', [rejected]],
    ['had gone on at once', []],
  ])('and comes back is pinned like any other, where one %s', (_, between) => {
    const { shown, read } = open({ latest: first })
    act(() => shown().followAfterDecision('FK1', first))
    for (const latest of between) {
      read({ latest })
      expect(shown()).toMatchObject({ seen: latest, isDecided: true })
    }
    read({ code: 'FK2', latest: version('FK2', 300) })
    read({ latest: again })
    expect(shown()).toMatchObject({ seen: again, changedTo: undefined, isDecided: false })
    const changed = at(99_999, 10, '2026-11-20 12:00:00')
    read({ latest: changed })
    expect(shown()).toMatchObject({ seen: again, changedTo: changed, isDecided: false })
  })

  it('is pinned when it comes back also where its answer was lost, whether that was read or not', () => {
    for (const own of [{ kind: 'none' }, ownDone('reject')] as const) {
      const { shown, read } = open({ latest: first, own: { kind: 'unknown' } })
      read({ latest: rejected, own: ownDone('reject') })
      expect(shown()).toMatchObject({ seen: rejected, changedTo: undefined, isDecided: true })
      read({ latest: again, own })
      expect(shown()).toMatchObject({ seen: again, changedTo: undefined, isDecided: false })
      const changed = at(99_999, 10, '2026-11-20 12:00:00')
      read({ latest: changed, own })
      expect(shown()).toMatchObject({ seen: again, changedTo: changed, isDecided: false })
    }
  })

  it('is followed while it still reads as it did, and so is one that was approved', () => {
    const { shown, read } = open({ latest: first })
    act(() => shown().followAfterDecision('FK1', first))
    read({ latest: at(100, 10, first.gmtModified) })
    expect(shown().isDecided).toBe(true)
    read({ latest: rejected })
    expect(shown()).toMatchObject({ seen: rejected, changedTo: undefined, isDecided: true })
    const approved = open({ latest: first })
    act(() => approved.shown().followAfterDecision('FK1'))
    approved.read({ latest: again })
    expect(approved.shown()).toMatchObject({ seen: again, changedTo: undefined, isDecided: true })
  })
})

describe('an order that was read ahead', () => {
  const decided = { ...version('FK2', 300), state: 30 }
  /** The person goes on to it: at first there is what was read ahead. */
  function goOn() {
    const opened = open({ latest: first })
    const ahead = version('FK2', 300)
    opened.read({ code: 'FK2', latest: ahead, isReadHere: false })
    return { ...opened, ahead }
  }

  it('is what the server has when somebody has decided on it before the person came', () => {
    const { shown, read } = goOn()
    read({ code: 'FK2', latest: decided })
    expect(shown()).toMatchObject({ seen: decided, changedTo: undefined, isDecided: false })
  })

  it('is no such order when it is the first that shows', () => {
    const ahead = version('FK2', 300)
    const { shown, read } = open({ code: 'FK2', latest: ahead, isReadHere: false })
    read({ code: 'FK2', latest: decided })
    expect(shown()).toMatchObject({ seen: ahead, changedTo: decided })
  })

  it('stays as it was seen when there is something left to decide on', () => {
    const { shown, read, ahead } = goOn()
    const other = version('FK2', 400)
    read({ code: 'FK2', latest: other })
    expect(shown()).toMatchObject({ seen: ahead, changedTo: other })
  })

  it('stays as it was seen when somebody decides on it after it was read here', () => {
    const { shown, read, ahead } = goOn()
    read({ code: 'FK2', latest: ahead })
    read({ code: 'FK2', latest: decided })
    expect(shown()).toMatchObject({ seen: ahead, changedTo: decided })
  })
})

describe('an order that the person has decided on', () => {
  it('follows the server from then on', () => {
    const { shown, read } = open({ latest: first })
    act(() => shown().followAfterDecision('FK1'))
    expect(shown()).toMatchObject({ seen: first, isDecided: true })
    read({ latest: second })
    expect(shown()).toMatchObject({ seen: second, changedTo: undefined, isDecided: true })
  })

  it('is not the next one', () => {
    const { shown, read } = open({ latest: first })
    act(() => shown().followAfterDecision('FK1'))
    const next = version('FK2', 300)
    read({ code: 'FK2', latest: next })
    expect(shown()).toMatchObject({ seen: next, isDecided: false })
    read({ code: 'FK2', latest: version('FK2', 400) })
    expect(shown().seen).toBe(next)
  })

  it('is decided also when the answer comes while the next one shows, which is decided on as well', () => {
    const { shown, read } = open({ latest: first })
    const next = version('FK2', 300)
    read({ code: 'FK2', latest: next })
    act(() => shown().followAfterDecision('FK2'))
    act(() => shown().followAfterDecision('FK1'))
    const approved = { ...version('FK2', 300), state: 30 }
    read({ code: 'FK2', latest: approved })
    expect(shown()).toMatchObject({ seen: approved, changedTo: undefined, isDecided: true })
  })

  it('is not told as changed while nobody knows whether the decision was done', () => {
    const { shown, read } = open({ latest: first, own: { kind: 'unknown' } })
    read({ latest: second, own: { kind: 'unknown' } })
    expect(shown()).toMatchObject({ seen: first, changedTo: undefined, isDecided: false })
  })

  it('is decided once it was found out that the decision was done', () => {
    const { shown, read } = open({ latest: first, own: { kind: 'unknown' } })
    read({ latest: second, own: ownDone('approve') })
    expect(shown()).toMatchObject({ seen: second, changedTo: undefined, isDecided: true })
  })

  it('is told as changed when it was found out that the decision was not done', () => {
    const { shown, read } = open({ latest: first, own: { kind: 'unknown' } })
    read({ latest: second, own: { kind: 'none' } })
    expect(shown()).toMatchObject({ seen: first, changedTo: second, isDecided: false })
  })
})
