import { msg } from '@lingui/core/macro'
import { PAYMENT_STATE } from '@/domain/order-states'
import type { OrderAction } from '@/domain/transitions'
import type { Note } from '@/shell/notify'

/**
 * What a move that the server accepted came to. An outside system that did not answer is no failure of
 * the move, so the state that was reached tells how far it got.
 *
 * @param state after the move
 */
export function paymentMoveNote(action: OrderAction, state: number, code: string): Note {
  if (action === 'cancel') return done(msg`${code} was cancelled`)
  if (action === 'reject') return done(msg`${code} was rejected`)
  if (state === PAYMENT_STATE.submitted) {
    return {
      message: msg`${code} waits: the verification system did not answer. Notify it again later.`,
      tone: 'warning',
    }
  }
  if (state === PAYMENT_STATE.confirmed) {
    return {
      message: msg`${code} waits: the accounting system did not answer. Notify it again later.`,
      tone: 'warning',
    }
  }
  return action === 'approve'
    ? done(msg`${code} was approved and tallied`)
    : done(msg`${code} was tallied`)
}

function done(message: Note['message']): Note {
  return { message, tone: 'success' }
}
