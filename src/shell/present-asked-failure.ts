import { ApiError } from '@/api/http/api-error'
import { notify } from './notify'
import { presentFailure } from './present-failure'

/**
 * What a person asked for by a press was not answered well, and the page has no place that says so: the dialog says why, and a
 * notification with the call's own message stays where the person works. What was refused as a repeat has not failed.
 */
export function presentAskedFailure(error: unknown): void {
  presentFailure(error, { asked: true })
  if (!(error instanceof ApiError) || error.kind === 'duplicate') return
  notify({ message: error.failure, tone: 'failure' })
}
