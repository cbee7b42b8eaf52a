import { createFileRoute, redirect } from '@tanstack/react-router'

/** The area itself has no page. */
export const Route = createFileRoute('/_shell/maintain/')({
  beforeLoad: () => {
    throw redirect({ to: '/404', replace: true })
  },
})
