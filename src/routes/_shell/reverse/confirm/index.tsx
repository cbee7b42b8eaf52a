import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_shell/reverse/confirm/')({
  beforeLoad: () => {
    throw redirect({ to: '/reverse/confirm/list', search: true, replace: true })
  },
})
