import type { ApiError } from './api-error'

/**
 * Whether a failure opens the "Warm tip" dialog. What a person asked for and waits for does. What
 * nobody asked for (a prefetch, a quiet revalidation, a count, an item of a batch) never does, except
 * a lost session. See docs/wire-contract.md, "Failures".
 */
export function shouldOpenDialog(error: ApiError, { asked }: { asked: boolean }): boolean {
  return asked || error.kind === 'unauthorized'
}
