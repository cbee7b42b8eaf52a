import { Trans } from '@lingui/react/macro'
import type { DebitOrderDetail } from '@/api/contract/debit-order'
import { reverseRules } from '@/domain/chain-order-transitions'
import { mayRaise } from '@/domain/transitions'
import { useUser } from '@/session/use-user'
import { OrderDetailPage } from '../screens/detail/order-detail-page'
import { StartLink } from '../screens/detail/start-link'
import { isReversible } from '../workflow/is-reversible'
import { debitOrderView } from './view'

/** `/debit/order/detail?code=` */
export function DebitOrderDetailPage({ code }: { code: string | undefined }) {
  return <OrderDetailPage view={debitOrderView} code={code} Starts={NewReverseLink} />
}

/** A reverse can be made of a tallied debit that has none yet. */
function NewReverseLink({ order }: { order: DebitOrderDetail }) {
  const user = useUser()
  if (!user || !mayRaise(reverseRules, user) || !isReversible(order)) return null
  return (
    <StartLink path="/reverse/order/submit" search={{ debitCode: order.code }}>
      <Trans>New reverse order</Trans>
    </StartLink>
  )
}
