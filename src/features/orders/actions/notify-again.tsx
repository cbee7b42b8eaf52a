import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { notify } from '@/shell/notify'
import { presentWriteFailure } from '@/shell/present-failure'
import { useUser } from '@/session/use-user'
import type { MovableType, OrderBase } from '../order-type'
import { actionName } from './action-names'
import classes from './notify-again.module.css'
import { performMove } from './perform-move'

interface NotifyAgainProps<Row extends OrderBase> {
  type: MovableType<Row>
  order: Row
  action: 'verify' | 'tally'
}

/** Tells the other system of an order again, from its row in a list. */
export function NotifyAgain<Row extends OrderBase>({ type, order, action }: NotifyAgainProps<Row>) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const user = useUser()
  const button = useRef<HTMLButtonElement>(null)
  const [isRunning, setIsRunning] = useState(false)
  const { code } = order
  const name = i18n._(actionName(action))

  const run = async () => {
    if (isRunning) return
    setIsRunning(true)
    try {
      const { state } = await performMove(queryClient, type, user, { action, order })
      notify(type.moveNote(action, state, code))
      // The row is read again and has no such button then: the focus goes to the order's link.
      if (state !== order.state && document.activeElement === button.current) {
        button.current?.closest('tr')?.querySelector('a')?.focus()
      }
    } catch (error) {
      presentWriteFailure(error)
    } finally {
      setIsRunning(false)
    }
  }
  return (
    <button
      type="button"
      ref={button}
      className={classes.button}
      title={`${name} ${code}`}
      aria-disabled={isRunning}
      aria-busy={isRunning}
      onClick={() => void run()}
    >
      <Trans context="action">Notify again</Trans>
    </button>
  )
}
