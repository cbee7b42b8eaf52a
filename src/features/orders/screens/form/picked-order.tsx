import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ApiError } from '@/api/http/api-error'
import classes from './order-form.module.css'
import { ReadFailure } from './read-failure'

interface Fact {
  id: string
  label: ReactNode
  value: ReactNode
  /** of a value that is in one language, whichever was chosen: which */
  lang?: string
}

/** Sums and what goes with them, side by side. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={classes.budget}>
      {facts.map(({ id, label, value, lang }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What stands in the way of sending a form as it is. */
export function FormWarning({ children }: { children: ReactNode }) {
  return (
    <p className={classes.warning} role="alert">
      <IconAlertTriangle size={18} aria-hidden />
      {children}
    </p>
  )
}

/** Why an order that is picked can't be had. */
export interface PickedFailures {
  error: Error | null
  onRetry: () => void
  /** what was typed, where no order has it in its code */
  unknown: string | undefined
  /** why what was typed could not be searched */
  searchError: ApiError | undefined
  onSearchAgain: () => void
}

interface PickedOrderProps extends PickedFailures {
  /** undefined while it is not known: then stands here why it can't be had */
  facts: readonly Fact[] | undefined
  /** beside the facts */
  action?: ReactNode
  /** what stands in the way */
  children: ReactNode
}

/** The order that another one is made of, as far as its form needs it. */
export function PickedOrder({
  facts,
  error,
  onRetry,
  unknown,
  searchError,
  onSearchAgain,
  action,
  children,
}: PickedOrderProps) {
  if (!facts) {
    if (error instanceof ApiError) {
      return (
        <div className={classes.wide}>
          <ReadFailure error={error} onRetry={onRetry} />
        </div>
      )
    }
    if (searchError) {
      return (
        <div className={classes.wide}>
          <ReadFailure error={searchError} onRetry={onSearchAgain} />
        </div>
      )
    }
    if (unknown === undefined) return null
    return (
      <Text size="sm" role="status" className={classes.wide}>
        <Trans>No order that can be picked has “{unknown}” in its code.</Trans>
      </Text>
    )
  }
  return (
    <div className={classes.wide}>
      <div className={classes.sums}>
        <Facts facts={facts} />
        {action}
      </div>
      {children}
    </div>
  )
}
