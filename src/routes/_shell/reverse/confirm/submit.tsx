import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { reverseOrders } from '@/api/resources/reverse-orders'
import { textParam, wholeCodeParam } from '@/features/list/list-search'
import { enterQueue, startOrder } from '@/features/orders/workflow/enter-order'
import { reverseOrderView } from '@/features/orders/reverse/view'
import { ConfirmPage } from '@/features/orders/screens/review/confirm-page'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/reverse/confirm/submit')({
  staticData: {
    title: msg`Confirm reverse order`,
    authority: 'reverse/confirm',
    business: 1,
    codeIn: ['code'],
    isShared: true,
    isCached: true,
  },
  validateSearch: v.object({ code: wholeCodeParam, queue: textParam }),
  loaderDeps: ({ search }) => search,
  beforeLoad: enterQueue('reverse'),
  loader: startOrder(reverseOrders),
  component: Confirm,
})

function Confirm() {
  const search = Route.useSearch()
  return (
    // One page for all orders that are decided on: the reviewer goes through them in place.
    <KeepAlive>
      <ConfirmPage view={reverseOrderView} code={search.code} queue={search.queue} />
    </KeepAlive>
  )
}
