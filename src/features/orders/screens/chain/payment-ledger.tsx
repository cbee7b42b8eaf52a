import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import { useFormatAmount } from '@/components/amount'
import { useFormatSum } from '@/components/use-format-sum'
import { settlementOf } from '@/domain/settlement'
import { LedgerDifference } from './ledger-difference'
import { LedgerTable } from './ledger-table'
import classes from '../parts/order-table.module.css'
import { hasAllLines, usePaymentLedger } from './use-payment-ledger'

interface PaymentLedgerProps {
  order: PaymentOrderDetail
  /** code of the order that is looked at: its line leads nowhere */
  own: string
  /** a reverse order that the page knows anyway */
  reverse?: ReverseOrder | undefined
  /** reads the reverse orders again even when those in the cache are fresh */
  refetch?: boolean
}

/** The ledger of a payment order, and whether it agrees with what the order says is left. */
export function PaymentLedger({ order, own, reverse, refetch = false }: PaymentLedgerProps) {
  const { ledger, reverses, retry } = usePaymentLedger(order, { reverse, refetch })
  const formatAmount = useFormatAmount()
  const formatSum = useFormatSum()
  const balance = formatSum(ledger.balance)
  const actual = formatAmount(ledger.left)
  const pending = formatSum(ledger.pending)
  const free = formatAmount(ledger.free)
  return (
    <>
      <LedgerTable
        ledger={ledger}
        settlement={settlementOf(order)}
        own={own}
        isWhole={hasAllLines(reverses)}
      />
      <div className={classes.foot}>
        <span>
          <Trans>
            Ledger balance: <strong>{balance}</strong>
          </Trans>
        </span>
        <span>
          <Trans>
            Available per order: <strong>{actual} yuan</strong>
          </Trans>
        </span>
        {ledger.pending !== 0 ? (
          <>
            <span className={classes.muted}>
              <Trans>Pending debits: −{pending}</Trans>
            </span>
            <span>
              <Trans>
                May be debited: <strong>{free} yuan</strong>
              </Trans>
            </span>
          </>
        ) : null}
      </div>
      {ledger.difference === 0 ? null : <LedgerDifference cents={ledger.difference} />}
      <ReversesNote reverses={reverses} onRetry={retry} />
    </>
  )
}

interface ReversesNoteProps {
  reverses: ReturnType<typeof usePaymentLedger>['reverses']
  onRetry: () => void
}

/** The ledger adds up without its reverse orders too, so that they are missing is said quietly. */
function ReversesNote({ reverses, onRetry }: ReversesNoteProps) {
  if (reverses === 'loading') {
    return (
      <div className={classes.quiet} role="status">
        <Trans>Reading the reverse orders…</Trans>
      </div>
    )
  }
  if (reverses !== 'failed') return null
  return (
    <div className={classes.quiet}>
      <span role="status">
        <Trans>The reverse orders could not be read.</Trans>
      </span>
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  )
}
