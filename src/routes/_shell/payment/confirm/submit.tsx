import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { paymentOrders } from '@/api/resources/payment-orders'
import { textParam, wholeCodeParam } from '@/features/list/list-search'
import { enterQueue, startOrder } from '@/features/orders/workflow/enter-order'
import { paymentOrderView } from '@/features/orders/payment/view'
import { ConfirmPage } from '@/features/orders/screens/review/confirm-page'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/payment/confirm/submit')({
  staticData: {
    title: msg`Confirm payment order`,
    authority: 'payment/confirm',
    business: 1,
    codeIn: ['code'],
    isShared: true,
    isCached: true,
  },
  validateSearch: v.object({ code: wholeCodeParam, queue: textParam }),
  loaderDeps: ({ search }) => search,
  beforeLoad: enterQueue('payment'),
  loader: startOrder(paymentOrders),
  component: Confirm,
})

function Confirm() {
  const search = Route.useSearch()
  return (
    // One page for all orders that are decided on: the reviewer goes through them in place.
    <KeepAlive>
      <ConfirmPage view={paymentOrderView} code={search.code} queue={search.queue} />
    </KeepAlive>
  )
}
