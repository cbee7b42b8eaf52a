import { createFileRoute } from '@tanstack/react-router'
import { notFound } from '@/session/guard'

/** The area itself has no page. */
export const Route = createFileRoute('/_shell/reverse/')({
  beforeLoad: ({ location }) => {
    throw notFound(location)
  },
})
