import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { startRead } from '@/api/user-reads'
import { channelsOptions } from '@/api/resources/channels'
import { departmentsOptions } from '@/api/resources/departments'
import { parksOptions } from '@/api/resources/parks'
import { verifyUsersOptions } from '@/api/resources/verify-users'
import { paymentOrders } from '@/api/resources/payment-orders'
import { wholeCodeParam } from '@/features/list/list-search'
import { PaymentFormPage } from '@/features/orders/payment/form/form'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/payment/order/submit')({
  staticData: {
    title: msg`Edit payment order`,
    authority: 'payment/order',
    titleOfNew: msg`New payment order`,
    codeIn: ['code', 'copyOf'],
  },
  validateSearch: v.object({ code: wholeCodeParam, copyOf: wholeCodeParam }),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { code, copyOf }, preload }) => {
    const start = { isPreload: preload }
    startRead(queryClient, channelsOptions, start)
    startRead(queryClient, parksOptions, start)
    startRead(queryClient, departmentsOptions, start)
    startRead(queryClient, verifyUsersOptions, start)
    if (copyOf !== undefined) startRead(queryClient, paymentOrders.detailOptions(copyOf), start)
    if (code === undefined) return
    startRead(queryClient, paymentOrders.detailOptions(code), start)
    // It may tell why the order was sent back.
    startRead(queryClient, paymentOrders.logsOptions(code), start)
  },
  component: Form,
})

function Form() {
  const search = Route.useSearch()
  return (
    <KeepAlive>
      <PaymentFormPage code={search.code} copyOf={search.copyOf} />
    </KeepAlive>
  )
}
