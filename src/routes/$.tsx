import { createFileRoute } from '@tanstack/react-router'
import { notFound } from '@/session/guard'

/** Every path that no other route knows. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    throw notFound(location)
  },
})
