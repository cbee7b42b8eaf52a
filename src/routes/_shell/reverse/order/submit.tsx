import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { reverseOrders } from '@/api/resources/reverse-orders'
import { wholeCodeParam } from '@/features/list/list-search'
import { ReverseFormPage } from '@/features/orders/reverse/form/form'
import { startOrder } from '@/features/orders/workflow/enter-order'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/reverse/order/submit')({
  staticData: {
    title: msg`Edit reverse order`,
    authority: 'reverse/order',
    titleOfNew: msg`New reverse order`,
    codeIn: ['code', 'debitCode', 'copyOf'],
  },
  validateSearch: v.object({
    code: wholeCodeParam,
    debitCode: wholeCodeParam,
    copyOf: wholeCodeParam,
  }),
  loaderDeps: ({ search }) => search,
  loader: startOrder(reverseOrders),
  component: Form,
})

function Form() {
  const search = Route.useSearch()
  return (
    <KeepAlive>
      <ReverseFormPage code={search.code} debitCode={search.debitCode} copyOf={search.copyOf} />
    </KeepAlive>
  )
}
