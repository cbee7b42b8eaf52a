import { SkeletonLines } from '@/components/skeleton-lines'

/** Stands for a page whose code or data is on its way. */
export function PageSkeleton() {
  return <SkeletonLines count={10} />
}
