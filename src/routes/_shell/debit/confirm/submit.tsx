import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { debitOrders } from '@/api/resources/debit-orders'
import { textParam, wholeCodeParam } from '@/features/list/list-search'
import { enterQueue, startOrder } from '@/features/orders/workflow/enter-order'
import { debitOrderView } from '@/features/orders/debit/view'
import { ConfirmPage } from '@/features/orders/screens/review/confirm-page'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/debit/confirm/submit')({
  staticData: {
    title: msg`Confirm debit order`,
    authority: 'debit/confirm',
    business: 1,
    codeIn: ['code'],
    isShared: true,
    isCached: true,
  },
  validateSearch: v.object({ code: wholeCodeParam, queue: textParam }),
  loaderDeps: ({ search }) => search,
  beforeLoad: enterQueue('debit'),
  loader: startOrder(debitOrders),
  component: Confirm,
})

function Confirm() {
  const search = Route.useSearch()
  return (
    // One page for all orders that are decided on: the reviewer goes through them in place.
    <KeepAlive>
      <ConfirmPage view={debitOrderView} code={search.code} queue={search.queue} />
    </KeepAlive>
  )
}
