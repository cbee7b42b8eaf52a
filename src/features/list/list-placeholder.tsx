import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SkeletonLines } from '@/components/skeleton-lines'
import { EmptyState } from '@/components/states/empty-state'
import { ToolButton } from '@/components/tool-button/tool-button'
import { holdFocus } from '@/platform/focus-content'
import { FailureState } from '@/shell/failure-state'

interface ListPlaceholderProps {
  error: Error | null | undefined
  isLoading: boolean
  /** there are rows, on other pages */
  hasRows: boolean | undefined
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
  hasRows,
  empty,
  isFiltered,
  onRetry,
  onReset,
  onLastPage,
}: ListPlaceholderProps) {
  const { t } = useLingui()
  if (error) return <FailureState error={error} onRetry={onRetry} />
  if (isLoading) return <SkeletonLines count={8} />
  const [message, label, act] = hasRows
    ? [t`The list has fewer pages.`, t`Go to the last page`, onLastPage]
    : [empty, isFiltered ? t`Reset` : undefined, onReset]
  return (
    <EmptyState message={message}>
      {label ? (
        <ToolButton ref={holdFocus} isHigh onClick={act}>
          {label}
        </ToolButton>
      ) : null}
    </EmptyState>
  )
}
