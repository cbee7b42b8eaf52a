import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_shell/debit/order/')({
  beforeLoad: () => {
    throw redirect({ to: '/debit/order/list', search: true, replace: true })
  },
})
