import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/states/empty-state'
import { FailureState } from '@/shell/failure-state'
import classes from './list-placeholder.module.css'

interface ListPlaceholderProps {
  error: Error | null | undefined
  isLoading: boolean
  total: number
  empty: ReactNode
  isFiltered: boolean
  onRetry: () => void
  onReset: () => void
  onLastPage: () => void
}

/** Stands in place of the rows: they are on their way, can't be had, or there are none. */
export function ListPlaceholder({
  error,
  isLoading,
  total,
  empty,
  isFiltered,
  onRetry,
  onReset,
  onLastPage,
}: ListPlaceholderProps) {
  const { t } = useLingui()
  if (error) return <FailureState error={error} onRetry={onRetry} />
  if (isLoading) {
    return (
      <div className={classes.skeleton} role="status" aria-label={t`Loading`}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height={16} />
        ))}
      </div>
    )
  }
  if (total > 0) {
    return (
      <EmptyState message={<Trans>The list has fewer pages.</Trans>}>
        <Button variant="default" onClick={onLastPage}>
          <Trans>Go to the last page</Trans>
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState message={empty}>
      {isFiltered ? (
        <Button variant="default" onClick={onReset}>
          <Trans>Reset</Trans>
        </Button>
      ) : null}
    </EmptyState>
  )
}
