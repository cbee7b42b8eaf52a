import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { startRead } from '@/api/ask'
import { paymentOrders } from '@/api/resources/payment-orders'
import { textParam } from '@/features/list/list-search'
import { PaymentOrderDetailPage } from '@/features/orders/payment/detail-page'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/payment/order/detail')({
  staticData: {
    title: msg`Payment order`,
    authority: 'payment/order',
    codeIn: ['code'],
    parent: '/payment/order/list',
  },
  validateSearch: v.object({ code: textParam }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { code }, preload }) => {
    if (code === undefined) return
    startRead(queryClient, paymentOrders.detailOptions(code), { isPreload: preload })
    startRead(queryClient, paymentOrders.logsOptions(code), { isPreload: preload })
  },
  component: Detail,
})

function Detail() {
  const search = Route.useSearch()
  return (
    <KeepAlive>
      <PaymentOrderDetailPage code={search.code} />
    </KeepAlive>
  )
}
