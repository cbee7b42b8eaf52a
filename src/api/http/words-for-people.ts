import type { MessageDescriptor } from '@lingui/core'
import type { ApiError } from './api-error'
import { describeError } from './describe-error'

/** A class name of an exception, with or without its package, or a line of a stack. */
const EXCEPTION = /\b[A-Z]\w*(?:Exception|Error)\b|^\s*at\s+[\w$.]+\(/m

/**
 * What the server said, where that was meant for a person: its reason for a refusal. The text of an
 * exception, which is anything but, gives undefined; it is shown behind "Details" at most.
 */
export function wordsForPeople({ kind, serverText, isHtml }: ApiError): string | undefined {
  const isMeant = kind === 'rejected' && serverText !== undefined && !isHtml
  return isMeant && !EXCEPTION.test(serverText) ? serverText : undefined
}

/** Why a call failed, beside its own message: the server's words where they are meant for people, else ours. */
export function whyFailed(error: ApiError): string | MessageDescriptor | undefined {
  const words = wordsForPeople(error)
  if (words !== undefined) return words
  const { message } = describeError(error)
  return message?.id === error.failure.id ? undefined : message
}
