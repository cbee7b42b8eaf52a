import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_shell/payment/confirm/')({
  beforeLoad: () => {
    throw redirect({ to: '/payment/confirm/list', search: true, replace: true })
  },
})
