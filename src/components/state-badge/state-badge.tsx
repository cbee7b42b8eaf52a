import { useLingui } from '@lingui/react'
import type { OrderState } from '@/domain/order-states'
import classes from './state-badge.module.css'

/** A document's state: its name, and a mark in the colour of its tone. */
export function StateBadge({ state }: { state: OrderState }) {
  const { i18n } = useLingui()
  return (
    <span className={classes.badge} data-tone={state.tone}>
      {i18n._(state.name)}
    </span>
  )
}
