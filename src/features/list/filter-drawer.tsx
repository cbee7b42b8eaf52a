import { lazy, Suspense, type ComponentProps } from 'react'
import { usePageActive } from '@/platform/page-active'

const QueryDrawer = lazy(async () => ({
  default: (await import('@/components/query-form/query-drawer')).QueryDrawer,
}))

/** The drawer with every filter, open. It lies above all pages, so it is away while its own is hidden. */
export function FilterDrawer(props: ComponentProps<typeof QueryDrawer>) {
  const isActive = usePageActive()
  if (!isActive) return null
  return (
    <Suspense fallback={null}>
      <QueryDrawer {...props} />
    </Suspense>
  )
}
