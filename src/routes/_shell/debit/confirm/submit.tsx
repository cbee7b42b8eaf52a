import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { startRead } from '@/api/ask'
import { debitOrders } from '@/api/resources/debit-orders'
import { textParam } from '@/features/list/list-search'
import { enterQueue } from '@/features/orders/workflow/enter-queue'
import { DebitConfirmPage } from '@/features/orders/debit/confirm-page'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/debit/confirm/submit')({
  staticData: {
    title: msg`Confirm debit order`,
    authority: 'debit/confirm',
    business: 1,
    codeIn: ['code'],
    isShared: true,
    isCached: true,
    parent: '/debit/confirm/list',
  },
  validateSearch: v.object({ code: textParam, queue: textParam }),
  loaderDeps: ({ search }) => search,
  beforeLoad: ({ context: { user }, search, preload }) =>
    enterQueue({
      type: 'debit-order',
      path: '/debit/confirm/submit',
      user,
      search,
      isPreload: preload,
    }),
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
    <KeepAlive>
      <DebitConfirmPage code={search.code} queue={search.queue} />
    </KeepAlive>
  )
}
