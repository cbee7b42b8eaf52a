import { Trans, useLingui } from '@lingui/react/macro'
import type { PaymentOrder } from '@/api/contract/payment-order'
import { paymentOrders, usePaymentOrder } from '@/api/resources/payment-orders'
import type { OpenedRowProps } from '@/components/data-table/data-table'
import { useUser } from '@/session/use-user'
import { PaymentLedger } from '../screens/chain/payment-ledger'
import { reversesOfPayment } from '../screens/chain/reverses-of-payment'
import { reverseScope } from '../screens/chain/use-payment-ledger'
import { OpenedRow } from '../screens/list/opened/opened-row'
import { useOpenedOrder } from '../screens/list/opened/use-opened-order'

/** Under a payment order's row: its debits and what was given back of them, as its ledger has them. */
export function OpenedPayment({ row: { code }, colSpan }: OpenedRowProps<PaymentOrder>) {
  const { t } = useLingui()
  const { data: order, error } = usePaymentOrder(code)
  const scope = reverseScope(useUser())
  const retry = useOpenedOrder(
    { kind: 'payment', code },
    paymentOrders.detailOptions(code),
    scope ? [reversesOfPayment(code, scope).queryKey] : [],
  )
  return (
    <OpenedRow label={t`Ledger of ${code}`} colSpan={colSpan} error={error} onRetry={retry}>
      {order &&
        (order.debitOrders.length === 0 ? (
          <p>
            <Trans>Nothing was debited from this order.</Trans>
          </p>
        ) : (
          <PaymentLedger order={order} own={code} />
        ))}
    </OpenedRow>
  )
}
