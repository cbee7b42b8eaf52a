import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SkeletonLines } from '@/components/skeleton-lines'
import { EmptyState } from '@/components/states/empty-state'
import { ToolButton } from '@/components/tool-button/tool-button'
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
  const { t } = useLingui()
  if (error) return <FailureState error={error} onRetry={onRetry} />
  if (isLoading) return <SkeletonLines count={8} />
  if (total > 0) {
    return (
      <EmptyState message={t`The list has fewer pages.`}>
        <ToolButton isHigh onClick={onLastPage}>
          {t`Go to the last page`}
        </ToolButton>
      </EmptyState>
    )
  }
  return (
    <EmptyState message={empty}>
      {isFiltered ? (
        <ToolButton isHigh onClick={onReset}>
          {t`Reset`}
        </ToolButton>
      ) : null}
    </EmptyState>
  )
}
