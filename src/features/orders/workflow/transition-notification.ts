import { msg } from '@lingui/core/macro'
import type { OrderAction } from '@/domain/transitions'
import type { Notification } from '@/shell/notify'

/** Which outside system an order still waits for in a state that it was moved to. */
export type WaitsFor = 'verification' | 'accounting' | undefined

/**
 * What a transition that the server accepted came to. An outside system that did not answer is no failure of
 * the move, so the state that was reached tells how far it got.
 */
export function transitionNotification(
  action: OrderAction,
  code: string,
  waitsFor: WaitsFor,
): Notification {
  if (action === 'cancel') return done(msg`${code} was cancelled`)
  if (action === 'reject') return done(msg`${code} was rejected`)
  if (waitsFor === 'verification') {
    return {
      message: msg`${code} waits: the verification system did not answer. Notify it again later.`,
      tone: 'warning',
    }
  }
  if (waitsFor === 'accounting') {
    return {
      message: msg`${code} waits: the accounting system did not answer. Notify it again later.`,
      tone: 'warning',
    }
  }
  return action === 'approve'
    ? done(msg`${code} was approved and tallied`)
    : done(msg`${code} was tallied`)
}

function done(message: Notification['message']): Notification {
  return { message, tone: 'success' }
}
