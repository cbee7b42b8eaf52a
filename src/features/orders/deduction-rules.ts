import { msg } from '@lingui/core/macro'
import { DEBIT_STATE } from '@/domain/order-states'
import type { OrderAction } from '@/domain/transitions'
import type { Note } from '@/shell/notify'

/**
 * What a move of a debit or reverse order that the server accepted came to. An accounting system that
 * did not answer is no failure of the move, so the state that was reached tells how far it got.
 *
 * @param state after the move
 */
export function deductionMoveNote(action: OrderAction, state: number, code: string): Note {
  if (action === 'cancel') return done(msg`${code} was cancelled`)
  if (action === 'reject') return done(msg`${code} was rejected`)
  if (state === DEBIT_STATE.submitted) {
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
