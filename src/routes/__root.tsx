import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  Outlet,
  type ErrorComponentProps,
} from '@tanstack/react-router'
import { RouteFailure } from '@/shell/route-failure'

interface RouterContext {
  queryClient: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  errorComponent: WholeFailure,
})

/** Here no layout is around it that would say where the content is. */
function WholeFailure(props: ErrorComponentProps) {
  return (
    <main>
      <RouteFailure {...props} />
    </main>
  )
}
