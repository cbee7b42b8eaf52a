import { Trans } from '@lingui/react/macro'
import type { PaymentOrder } from '@/api/contract/payment-order'
import type { User } from '@/api/contract/session'
import { offerPayment } from '@/domain/payment-transitions'
import { AppLink } from '@/shell/app-link'
import classes from './payment-row-actions.module.css'

interface PaymentRowActionsProps {
  order: PaymentOrder
  user: User
}

/**
 * Where a row of the order list leads: to the order, and to its form where it can be edited. Links
 * only, and no more than are offered: a list has a hundred rows.
 */
export function PaymentRowActions({ order, user }: PaymentRowActionsProps) {
  const { code } = order
  return (
    <span className={classes.actions}>
      <AppLink path="/payment/order/detail" search={{ code }} preload>
        <Trans>Details</Trans>
      </AppLink>
      {offerPayment('submit', order, user).kind === 'offered' ? (
        <AppLink path="/payment/order/submit" search={{ code }}>
          <Trans context="action">Edit</Trans>
        </AppLink>
      ) : null}
    </span>
  )
}
