import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { SkeletonLines } from '@/components/skeleton-lines'
import { EmptyState } from '@/components/states/empty-state'
import { FailureState } from '@/shell/failure-state'

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
  if (error) return <FailureState error={error} onRetry={onRetry} />
  if (isLoading) return <SkeletonLines count={8} />
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
