import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { debitOrders } from '@/api/resources/debit-orders'
import { wholeCodeParam } from '@/features/list/list-search'
import { EditDebitPage } from '@/features/orders/debit/form/form'
import { startOrder } from '@/features/orders/workflow/enter-order'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/debit/order/submit')({
  staticData: {
    title: msg`Edit debit order`,
    authority: 'debit/order',
    codeIn: ['code'],
  },
  validateSearch: v.object({ code: wholeCodeParam }),
  loaderDeps: ({ search }) => search,
  loader: startOrder(debitOrders),
  component: Form,
})

function Form() {
  const search = Route.useSearch()
  return (
    <KeepAlive>
      <EditDebitPage code={search.code} />
    </KeepAlive>
  )
}
