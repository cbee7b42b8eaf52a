/** Why a signal was aborted, untouched: an `AbortError` unless the one who aborted said otherwise. */
export function abortReason(signal: AbortSignal): Error {
  const reason: unknown = signal.reason
  return reason instanceof Error ? reason : new DOMException(String(reason), 'AbortError')
}
