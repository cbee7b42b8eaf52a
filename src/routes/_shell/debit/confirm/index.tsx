import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_shell/debit/confirm/')({
  beforeLoad: () => {
    throw redirect({ to: '/debit/confirm/list', search: true, replace: true })
  },
})
