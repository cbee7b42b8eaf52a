import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useRetry } from '@/api/user-reads'
import { paymentOrders, usePaymentOrder } from '@/api/resources/payment-orders'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import { SkeletonLines } from '@/components/skeleton-lines'
import { holdsAny } from '@/domain/transitions'
import { FailureState } from '@/shell/failure-state'
import { useUser } from '@/session/use-user'
import { OrderCode } from '../detail/order-code'
import { Section } from '../detail/order-sections'
import { PaymentLedger } from './payment-ledger'

/** The way from a payment order down to the one that is looked at, and on. */
interface ChainSectionProps {
  /** which of them is looked at: it leads nowhere */
  own: 'debit' | 'reverse'
  paymentCode: string | undefined
  debitCode?: string | undefined
  reverseCode?: string | undefined
  /** the reverse order itself, as far as the page knows it: not everybody may read all of them */
  reverse?: ReverseOrder | undefined
}

/** The orders that an order hangs together with, as links, and the ledger of all of them. */
export function ChainSection({
  own,
  paymentCode,
  debitCode,
  reverseCode,
  reverse,
}: ChainSectionProps) {
  const user = useUser()
  const mayRead = user !== undefined && holdsAny(user, ['payment/order', 'payment/confirm'])
  return (
    <Section title={<Trans>Ledger</Trans>}>
      <Text size="sm">
        {paymentCode === undefined ? null : (
          <>
            <Trans>Payment order</Trans>{' '}
            <OrderCode code={paymentCode} path="/payment/order/detail" />
          </>
        )}
        {debitCode === undefined ? null : (
          <>
            {' → '}
            <Trans>Debit order</Trans>{' '}
            {own === 'debit' ? (
              <strong>{debitCode}</strong>
            ) : (
              <OrderCode code={debitCode} path="/debit/order/detail" />
            )}
          </>
        )}
        {reverseCode === undefined ? null : (
          <>
            {' → '}
            <Trans>Reverse order</Trans>{' '}
            {own === 'reverse' ? (
              <strong>{reverseCode}</strong>
            ) : (
              <OrderCode code={reverseCode} path="/reverse/order/detail" />
            )}
          </>
        )}
      </Text>
      {paymentCode !== undefined && mayRead ? (
        <LedgerOf
          code={paymentCode}
          own={(own === 'debit' ? debitCode : reverseCode) ?? ''}
          reverse={reverse}
        />
      ) : null}
    </Section>
  )
}

interface LedgerOfProps {
  /** of the payment order */
  code: string
  /** code of the order that is looked at */
  own: string
  reverse: ReverseOrder | undefined
}

function LedgerOf({ code, own, reverse }: LedgerOfProps) {
  // An answer that is fresh by the clock may be older than the order beside it, which somebody else has
  // made since: the ledger would not hold the very order that is looked at.
  const { data, error } = usePaymentOrder(code, { staleTime: 0 })
  const retry = useRetry(paymentOrders.detailOptions(code))
  if (data) return <PaymentLedger order={data} own={own} reverse={reverse} refetch />
  if (!error) return <SkeletonLines count={3} />
  return <FailureState error={error} onRetry={retry} />
}
