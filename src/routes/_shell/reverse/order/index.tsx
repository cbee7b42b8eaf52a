import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_shell/reverse/order/')({
  beforeLoad: () => {
    throw redirect({ to: '/reverse/order/list', search: true, replace: true })
  },
})
