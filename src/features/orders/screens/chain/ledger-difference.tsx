import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useFormatAmount } from '@/components/amount'
import type { CentsSum } from '@/domain/money'
import classes from '../parts/order-table.module.css'

/** Says it when the ledger and the order's own figure differ, by how much, or can't be compared. `cents` other than 0. */
export function LedgerDifference({ cents }: { cents: CentsSum }) {
  const formatAmount = useFormatAmount()
  const amount = cents === 'too-large' ? undefined : formatAmount(Math.abs(cents))
  return (
    <p className={classes.difference} role="alert">
      <IconAlertTriangle size={20} aria-hidden />
      {amount === undefined ? (
        <Trans>
          The ledger and the order can’t be compared: their sums are too large to add up
        </Trans>
      ) : (
        <Trans>The ledger and the order differ by {amount} yuan</Trans>
      )}
    </p>
  )
}
