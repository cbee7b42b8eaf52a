import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { paymentOrders } from '@/api/resources/payment-orders'
import { wholeCodeParam } from '@/features/list/list-search'
import { paymentOrderView } from '@/features/orders/payment/view'
import { OrderDetailPage } from '@/features/orders/screens/detail/order-detail'
import { startOrder } from '@/features/orders/workflow/enter-order'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/payment/order/detail')({
  staticData: {
    title: msg`Payment order`,
    authority: 'payment/order',
    codeIn: ['code'],
  },
  validateSearch: v.object({ code: wholeCodeParam }),
  loaderDeps: ({ search }) => search,
  loader: startOrder(paymentOrders),
  component: Detail,
})

function Detail() {
  const search = Route.useSearch()
  return (
    <KeepAlive>
      <OrderDetailPage view={paymentOrderView} code={search.code} />
    </KeepAlive>
  )
}
