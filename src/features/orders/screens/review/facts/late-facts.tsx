import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState, type ComponentType } from 'react'
import { usePageEffect } from '@/platform/page-active'
import { whenIdle } from '@/platform/when-idle'
import type { OrderBase, OrderView } from '../../../order-type'
import classes from './facts.module.css'

interface LateFactsProps<Order extends OrderBase> {
  view: Pick<OrderView<Order>, 'loadFacts'>
  order: Order
}

type LoadedPart<Order extends OrderBase> = { Facts: ComponentType<{ order: Order }> } | 'failed'

/**
 * The facts beside a decision. They are fetched, code and all, when the order is there and the browser has nothing better to
 * do; that they can't be had is one quiet line, and nothing that a decision has to wait for.
 */
export function LateFacts<Order extends OrderBase>({ view, order }: LateFactsProps<Order>) {
  const [part, setPart] = useState<LoadedPart<Order>>()
  const [attempt, setAttempt] = useState(0)
  usePageEffect(() => {
    if (part !== undefined) return undefined
    let isWanted = true
    const keep = (next: LoadedPart<Order>) => {
      if (isWanted) setPart(next)
    }
    const callOff = whenIdle(() => {
      view.loadFacts().then(
        (Facts) => keep({ Facts }),
        () => keep('failed'),
      )
    })
    return () => {
      isWanted = false
      callOff()
    }
  }, String(attempt))
  if (part === undefined) return null
  if (part !== 'failed') return <part.Facts key={order.code} order={order} />
  const retry = () => {
    setPart(undefined)
    setAttempt(attempt + 1)
  }
  return (
    <p className={classes.quiet}>
      <span role="status">
        <Trans>The facts could not be loaded.</Trans>
      </span>{' '}
      <Button size="compact-xs" variant="default" onClick={retry}>
        <Trans>Retry</Trans>
      </Button>
    </p>
  )
}
