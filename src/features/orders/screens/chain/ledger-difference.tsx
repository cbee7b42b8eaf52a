import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useFormatAmount } from '@/components/amount'
import classes from '../parts/order-table.module.css'

/** Says it when the ledger and the order's own figure differ, by how much. `cents` other than 0. */
export function LedgerDifference({ cents }: { cents: number }) {
  const formatAmount = useFormatAmount()
  const amount = formatAmount(Math.abs(cents))
  return (
    <p className={classes.difference} role="alert">
      <IconAlertTriangle size={20} aria-hidden />
      <Trans>The ledger and the order differ by {amount} yuan</Trans>
    </p>
  )
}
