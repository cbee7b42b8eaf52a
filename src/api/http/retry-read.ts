import type { Call } from './endpoint'

/**
 * Reads are tried once more when the network failed them; never after a time-out, an abort or an
 * answer. Writes never: the first one may have arrived.
 *
 * @param attempt must throw for a failed network only, and return every answer
 */
export async function retryRead<Answer>(
  call: Call,
  signal: AbortSignal,
  attempt: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await attempt()
  } catch (error) {
    if (call.kind === 'write' || signal.aborted) throw error
    return attempt()
  }
}
