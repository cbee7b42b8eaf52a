import { useLingui } from '@lingui/react/macro'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ApiError } from '@/api/http/api-error'
import { ChunkLoadError } from '@/api/http/load-chunk'
import { ErrorState } from '@/components/states/error-state'
import { ChunkFailure } from './chunk-failure'
import { FailureState } from './failure-state'

/** Stands in place of a route that could not be loaded, its code included. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  if (error instanceof ApiError) return <FailureState error={error} isPage onRetry={retry} />
  if (error instanceof ChunkLoadError) return <ChunkFailure />
  return <ErrorState message={t`This page could not be loaded.`} isPage onRetry={retry} />
}
