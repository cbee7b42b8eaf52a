import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_shell/maintain/department/')({
  beforeLoad: () => {
    throw redirect({ to: '/maintain/department/list', search: true, replace: true })
  },
})
