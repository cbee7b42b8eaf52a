import { msg } from '@lingui/core/macro'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { startRead } from '@/api/ask'
import { debitOrders } from '@/api/balance/debit-orders'
import { textParam } from '@/features/list/list-search'
import { startQueue } from '@/features/orders/confirm/queue-store'
import { DebitConfirmPage } from '@/features/orders/debit/confirm/debit-confirm-page'
import { Keep } from '@/shell/kept-pages/keep'

export const Route = createFileRoute('/_shell/debit/confirm/submit')({
  staticData: {
    title: msg`Confirm debit order`,
    business: 1,
    codeIn: ['code'],
    isShared: true,
    isCached: true,
    parent: '/debit/confirm/list',
  },
  validateSearch: v.object({ code: textParam, queue: textParam }),
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context: { user }, search: { code, queue }, preload }) => {
    // A link of the list asks for a queue of what the list shows at this moment.
    if (queue !== 'new' || preload) return
    const id = startQueue(user?.username ?? '', 'debit-order')
    throw redirect({ to: '/debit/confirm/submit', search: { code, queue: id }, replace: true })
  },
  loader: ({ context: { queryClient }, deps: { code }, preload }) => {
    if (code === undefined) return
    startRead(queryClient, debitOrders.detailOptions(code), { isPreload: preload })
    startRead(queryClient, debitOrders.logsOptions(code), { isPreload: preload })
  },
  component: Confirm,
})

function Confirm() {
  const search = Route.useSearch()
  return (
    // One page for all orders that are decided on: the reviewer goes through them in place.
    <Keep>
      <DebitConfirmPage code={search.code} queue={search.queue} />
    </Keep>
  )
}
