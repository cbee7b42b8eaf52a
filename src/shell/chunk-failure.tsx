import { useLingui } from '@lingui/react/macro'
import { ErrorState } from '@/components/states/error-state'
import { retryMissingChunk } from './version/new-version'

/** Stands where a part of the program could not be loaded, with a way to try again. */
export function ChunkFailure() {
  const { t } = useLingui()
  return (
    <ErrorState
      message={t`A part of the program could not be loaded.`}
      detail={t`Check your connection. What is typed into the form of a document is kept as a draft.`}
      isPage
      onRetry={retryMissingChunk}
    />
  )
}
