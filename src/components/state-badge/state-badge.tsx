import { useLingui } from '@lingui/react'
import type { ReactElement } from 'react'
import type { OrderState, StateTone } from '@/domain/order-states'
import classes from './state-badge.module.css'

/** A document's state: its name, and a mark in the colour of its tone. */
export function StateBadge({ state }: { state: OrderState }) {
  const { i18n } = useLingui()
  return stateMark(state.tone, i18n._(state.name))
}

/** The same as an element and no component, for cells. */
export function stateMark(tone: StateTone, name: string): ReactElement {
  return (
    <span className={classes.badge} data-tone={tone}>
      {name}
    </span>
  )
}
