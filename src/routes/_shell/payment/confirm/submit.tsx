import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { startRead } from '@/api/ask'
import { paymentOrders } from '@/api/resources/payment-orders'
import { textParam } from '@/features/list/list-search'
import { enterQueue } from '@/features/orders/workflow/enter-queue'
import { PaymentConfirmPage } from '@/features/orders/payment/confirm-page'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/payment/confirm/submit')({
  staticData: {
    title: msg`Confirm payment order`,
    authority: 'payment/confirm',
    business: 1,
    codeIn: ['code'],
    isShared: true,
    isCached: true,
    parent: '/payment/confirm/list',
  },
  validateSearch: v.object({ code: textParam, queue: textParam }),
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context: { user }, search, preload }) =>
    enterQueue({
      type: 'payment-order',
      path: '/payment/confirm/submit',
      user,
      search,
      isPreload: preload,
    }),
  loader: ({ context: { queryClient }, deps: { code }, preload }) => {
    if (code === undefined) return
    startRead(queryClient, paymentOrders.detailOptions(code), { isPreload: preload })
    startRead(queryClient, paymentOrders.logsOptions(code), { isPreload: preload })
  },
  component: Confirm,
})

function Confirm() {
  const search = Route.useSearch()
  return (
    // One page for all orders that are decided on: the reviewer goes through them in place.
    <KeepAlive>
      <PaymentConfirmPage code={search.code} queue={search.queue} />
    </KeepAlive>
  )
}
