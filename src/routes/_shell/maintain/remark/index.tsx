import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_shell/maintain/remark/')({
  beforeLoad: () => {
    throw redirect({ to: '/maintain/remark/list', search: true, replace: true })
  },
})
