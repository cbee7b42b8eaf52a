import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { wholeCodeParam } from '@/features/list/list-search'
import { NewDebitPage } from '@/features/orders/debit/form/form'
import { KeepAlive } from '@/shell/page-cache/keep-alive'

export const Route = createFileRoute('/_shell/debit/order/add')({
  staticData: {
    title: msg`New debit order`,
    authority: 'debit/order',
    codeIn: ['paymentCode', 'copyOf'],
  },
  validateSearch: v.object({ paymentCode: wholeCodeParam, copyOf: wholeCodeParam }),
  component: Form,
})

function Form() {
  const search = Route.useSearch()
  return (
    <KeepAlive>
      <NewDebitPage paymentCode={search.paymentCode} copyOf={search.copyOf} />
    </KeepAlive>
  )
}
