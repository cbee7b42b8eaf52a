import type { MessageDescriptor } from '@lingui/core'
import {
  CHAIN_ORDER_STATE,
  debitState,
  PAYMENT_STATE,
  paymentState,
  REJECTED,
  reverseState,
  type OrderState,
} from './order-states'
import type { Settlement } from './settlement'

/** A step in the life of an order, for the line of steps on its detail. */
export interface LifecycleStep {
  state: number
  name: MessageDescriptor
  progress: 'passed' | 'current' | 'ahead'
}

/**
 * The steps of a payment order's life as seen from its state: saved → submitted → verified or
 * confirmed → tallied → used up. A rejected or cancelled order stands at a side exit: the steps it
 * is known to have passed, then that state.
 */
export function paymentLifecycle(state: number, settlement?: Settlement): LifecycleStep[] {
  const main = [
    PAYMENT_STATE.saved,
    PAYMENT_STATE.submitted,
    PAYMENT_STATE.confirmed,
    PAYMENT_STATE.tallied,
    PAYMENT_STATE.usedUp,
  ]
  return lifecycle(main, state, (at) => paymentState(at, settlement))
}

/** The steps of a debit order's life; being reversed is shown only where it came to that. */
export function debitLifecycle(state: number): LifecycleStep[] {
  const main = [CHAIN_ORDER_STATE.saved, CHAIN_ORDER_STATE.submitted, CHAIN_ORDER_STATE.tallied]
  return lifecycle(
    state === CHAIN_ORDER_STATE.reversed ? [...main, state] : main,
    state,
    debitState,
  )
}

/** The steps of a reverse order's life. */
export function reverseLifecycle(state: number): LifecycleStep[] {
  return lifecycle(
    [CHAIN_ORDER_STATE.saved, CHAIN_ORDER_STATE.submitted, CHAIN_ORDER_STATE.tallied],
    state,
    reverseState,
  )
}

function lifecycle(
  main: readonly number[],
  state: number,
  stateOf: (state: number) => OrderState,
): LifecycleStep[] {
  const step = (at: number, progress: LifecycleStep['progress']): LifecycleStep => ({
    state: at,
    name: stateOf(at).name,
    progress,
  })
  const place = main.indexOf(state)
  if (place >= 0) {
    return main.map((at, index) =>
      step(at, index < place ? 'passed' : index === place ? 'current' : 'ahead'),
    )
  }
  const passed = state === REJECTED ? 2 : 1
  return [...main.slice(0, passed).map((at) => step(at, 'passed')), step(state, 'current')]
}
