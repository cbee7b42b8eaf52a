import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ErrorState } from '@/components/states/error-state'
import { notify } from './notify'
import { retryMissingChunk } from './version/new-version'

function retry(): void {
  retryMissingChunk().catch(() => {
    notify({ message: msg`The server can’t be reached. Check your connection.`, tone: 'failure' })
  })
}

/** Stands where a part of the program could not be loaded, with a way to try again. */
export function ChunkFailure() {
  const { t } = useLingui()
  return (
    <ErrorState
      message={t`A part of the program could not be loaded.`}
      detail={t`Check your connection. What you typed is kept as a draft and offered again.`}
      isPage
      onRetry={retry}
    />
  )
}
