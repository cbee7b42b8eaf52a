import type { OrderState } from '@/domain/order-states'
import { Message } from '../message'
import classes from './state-badge.module.css'

/** A document's state: its name, and a mark in the colour of its tone. */
export function StateBadge({ state }: { state: OrderState }) {
  return (
    <span className={classes.badge} data-tone={state.tone}>
      <Message of={state.name} />
    </span>
  )
}
