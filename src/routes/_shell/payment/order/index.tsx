import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_shell/payment/order/')({
  beforeLoad: () => {
    throw redirect({ to: '/payment/order/list', search: true, replace: true })
  },
})
