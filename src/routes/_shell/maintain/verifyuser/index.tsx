import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_shell/maintain/verifyuser/')({
  beforeLoad: () => {
    throw redirect({ to: '/maintain/verifyuser/list', search: true, replace: true })
  },
})
