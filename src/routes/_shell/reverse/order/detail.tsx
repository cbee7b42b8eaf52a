import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { reverseOrders } from '@/api/resources/reverse-orders'
import { wholeCodeParam } from '@/features/list/list-search'
import { reverseOrderView } from '@/features/orders/reverse/view'
import { OrderDetailPage } from '@/features/orders/screens/detail/order-detail'
import { startOrder } from '@/features/orders/workflow/enter-order'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/reverse/order/detail')({
  staticData: {
    title: msg`Reverse order`,
    authority: 'reverse/order',
    codeIn: ['code'],
  },
  validateSearch: v.object({ code: wholeCodeParam }),
  loaderDeps: ({ search }) => search,
  loader: startOrder(reverseOrders),
  component: Detail,
})

function Detail() {
  const search = Route.useSearch()
  return (
    <KeepAlive>
      <OrderDetailPage view={reverseOrderView} code={search.code} />
    </KeepAlive>
  )
}
