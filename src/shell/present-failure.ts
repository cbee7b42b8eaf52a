import { msg } from '@lingui/core/macro'
import { ApiError } from '@/api/http/api-error'
import { describeError } from '@/api/http/describe-error'
import { ChunkLoadError } from '@/api/http/load-chunk'
import { shouldOpenDialog } from '@/api/http/should-open-dialog'
import { showWarmTip } from '@/components/warm-tip/warm-tip-store'
import { notify } from './notify'
import { retryMissingChunk } from './version/new-version'

/**
 * Shows a failed call above the page, on every page but the sign-in's, which opens the dialog itself. A pressed-twice is a passing
 * notification; everything else that a person waits for opens the "Warm tip" dialog, a part of the program that could not be had included.
 * What else is told, by a note beside the dialog, stands in `present-write-failure.ts` and `present-asked-failure.ts`.
 * Any other error that is not a failed call is a defect and goes to the console.
 *
 * @param asked whether a person asked for the call and waits for it
 */
export function presentFailure(error: unknown, { asked }: { asked: boolean }): void {
  if (error instanceof ChunkLoadError) {
    if (!asked) return
    showWarmTip({
      message: msg`A part of the program could not be loaded.`,
      detail: msg`Check your connection. What is typed into the form of a document is kept as a draft.`,
      // The next press asks for it again, but in browsers that keep what once failed it fails for as long as the page is there.
      action: { label: msg`Reload the page`, run: retryMissingChunk },
    })
    return
  }
  if (!(error instanceof ApiError)) {
    if (!isAbort(error)) console.error(error)
    return
  }
  if (!shouldOpenDialog(error, { asked })) return
  const description = describeError(error)
  if (error.kind === 'duplicate' && description.message) {
    notify({ message: description.message, tone: 'warning' })
  } else {
    showWarmTip(description)
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}
