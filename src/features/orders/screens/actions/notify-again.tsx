import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { isOutcomeUnknown } from '@/api/http/api-error'
import { useWrite } from '@/features/writes/use-write'
import { isSinglePress, pressOnceWhileHeld } from '@/platform/single-press'
import { notify } from '@/shell/notify'
import { presentWriteFailure } from '@/shell/present-write-failure'
import type { OrderType, OrderBase } from '../../order-type'
import { actionName } from '../../workflow/action-names'
import classes from './notify-again.module.css'
import {
  callsOutsideReact,
  prepareTransition,
  type Transition,
} from '../../workflow/perform-transition'
import { retryOf } from '../../workflow/retry-of'

interface NotifyAgainProps<Row extends OrderBase> {
  type: OrderType<Row>
  order: Row
  action: 'verify' | 'tally'
}

/** The row is read again and has no such button then: the focus goes to the order's link. */
function focusLinkInsteadOf(button: HTMLButtonElement | null): void {
  if (button && document.activeElement === button) {
    button.closest('tr')?.querySelector('a')?.focus()
  }
}

/** Tells the other system of an order again, from its row in a list. */
export function NotifyAgain<Row extends OrderBase>({ type, order, action }: NotifyAgainProps<Row>) {
  const { i18n } = useLingui()
  const button = useRef<HTMLButtonElement>(null)
  const { mutateAsync, isPending } = useWrite(
    async (transition: Transition<Row>, { queryClient, user }) => {
      const transitions = await type.loadTransitions()
      return prepareTransition(
        callsOutsideReact(queryClient, transitions),
        transitions,
        user,
        transition,
      )
    },
  )
  const { code } = order
  const name = i18n._(actionName(action))

  const run = async () => {
    if (isPending) return
    try {
      const { state } = await mutateAsync({ action, order })
      const { transitionNotification } = await type.loadTransitions()
      notify(transitionNotification(action, state, code))
      if (state !== order.state) focusLinkInsteadOf(button.current)
    } catch (error) {
      presentWriteFailure(
        error,
        retryOf(type, { action, code }, () => void run()),
      )
      // A list has no place where the outcome is found out: the order's own pages do.
      if (isOutcomeUnknown(error)) {
        notify({ message: msg`Result unknown: ${code}. Its page finds out.`, tone: 'warning' })
      }
    }
  }
  return (
    <button
      type="button"
      ref={button}
      className={classes.button}
      title={`${name} ${code}`}
      aria-disabled={isPending}
      aria-busy={isPending}
      onKeyDown={pressOnceWhileHeld}
      onClick={(event) => {
        if (isSinglePress(event)) void run()
      }}
    >
      <Trans context="action">Notify again</Trans>
    </button>
  )
}
