import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SkeletonLines } from '@/components/skeleton-lines'
import { FailureState } from '@/shell/failure-state'
import { NotRefreshed } from '../../../../list/not-refreshed'
import classes from './opened-row.module.css'

interface OpenedRowProps {
  /** of the row that was opened */
  label: string
  colSpan: number
  /** the order could not be read, or not again; undefined while it may still be */
  error: Error | null | undefined
  onRetry: () => void
  /** undefined until the order was read */
  children: ReactNode | undefined
}

/** What stands under a row that was opened: a row of its own, with what is read for it. */
export function OpenedRow({ label, colSpan, error, onRetry, children }: OpenedRowProps) {
  return (
    <tr data-detail className={classes.row}>
      <td colSpan={colSpan} className={classes.cell}>
        <section className={classes.content} aria-label={label}>
          {children ??
            (error ? (
              <FailureState error={error} onRetry={onRetry} />
            ) : (
              <SkeletonLines count={2} />
            ))}
          {children && error ? (
            <NotRefreshed
              error={error}
              note={<Trans>What stands here was read before.</Trans>}
              onRetry={onRetry}
            />
          ) : null}
        </section>
      </td>
    </tr>
  )
}
