import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { debitOrders } from '@/api/resources/debit-orders'
import { wholeCodeParam } from '@/features/list/list-search'
import { debitOrderView } from '@/features/orders/debit/view'
import { OrderDetailPage } from '@/features/orders/screens/detail/order-detail'
import { startOrder } from '@/features/orders/workflow/enter-order'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/debit/order/detail')({
  staticData: {
    title: msg`Debit order`,
    authority: 'debit/order',
    codeIn: ['code'],
  },
  validateSearch: v.object({ code: wholeCodeParam }),
  loaderDeps: ({ search }) => search,
  loader: startOrder(debitOrders),
  component: Detail,
})

function Detail() {
  const search = Route.useSearch()
  return (
    <KeepAlive>
      <OrderDetailPage view={debitOrderView} code={search.code} />
    </KeepAlive>
  )
}
