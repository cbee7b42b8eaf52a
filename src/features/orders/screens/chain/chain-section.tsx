import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { Fragment } from 'react'
import { useRetry } from '@/api/user-reads'
import { paymentOrders, usePaymentOrder } from '@/api/resources/payment-orders'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import { Message } from '@/components/message'
import { SkeletonLines } from '@/components/skeleton-lines'
import { paymentRules } from '@/domain/payment-transitions'
import { mayRead } from '@/domain/order-readers'
import { FailureState } from '@/shell/failure-state'
import { useUser } from '@/session/use-user'
import { OrderCode } from '../detail/order-code'
import { Section } from '../detail/order-sections'
import { CHAIN } from './ledger'
import { KIND_NAMES } from './ledger-table'
import { PaymentLedger } from './payment-ledger'

interface ChainSectionProps {
  /** which of the orders is looked at: it leads nowhere */
  own: 'debit' | 'reverse'
  /** the way from a payment order down to the one that is looked at, and on */
  codes: Readonly<Record<(typeof CHAIN)[number], string | undefined>>
  /** the reverse order itself, as far as the page knows it: not everybody may read all of them */
  reverse?: ReverseOrder | undefined
}

/** The orders that an order hangs together with, as links, and the ledger of all of them. */
export function ChainSection({ own, codes, reverse }: ChainSectionProps) {
  const user = useUser()
  const isReader = user !== undefined && mayRead(paymentRules, user)
  const known = CHAIN.flatMap((kind) => {
    const code = codes[kind]
    return code === undefined ? [] : { kind, code }
  })
  return (
    <Section title={<Trans>Ledger</Trans>}>
      <Text size="sm">
        {known.map(({ kind, code }, index) => (
          <Fragment key={kind}>
            {index > 0 ? ' → ' : null}
            <Message of={KIND_NAMES[kind]} />{' '}
            {kind === own ? <strong>{code}</strong> : <OrderCode code={code} kind={kind} />}
          </Fragment>
        ))}
      </Text>
      {codes.payment !== undefined && isReader ? (
        <LedgerOf code={codes.payment} own={codes[own] ?? ''} reverse={reverse} />
      ) : null}
      {codes.payment !== undefined && user !== undefined && !isReader ? (
        <Text size="sm" c="dimmed">
          <Trans>
            What is left of the payment order is not shown to you: that takes the authority for
            payment orders. The server checks it with each decision.
          </Trans>
        </Text>
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
