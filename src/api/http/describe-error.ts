import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ApiError } from './api-error'

/** What the "Warm tip" dialog says of a failure. */
export interface ErrorDescription {
  message?: MessageDescriptor | undefined
  /** what stands behind the message: our wording of the server's code, or the server's words */
  detail?: MessageDescriptor | string | undefined
  /** `detail` is HTML, to be sanitised */
  isHtml: boolean
  /** a button clears the session and starts the sign-in again */
  offersLogin: boolean
}

const connectionLost = msg`sorry, connection to the server is not smooth`
const requestFailed = msg`request failed`

/** The dialog's text for a failure: docs/wire-contract.md, "Failures". Pure. */
export function describeError(error: ApiError): ErrorDescription {
  switch (error.kind) {
    case 'forbidden':
      return fixed(msg`no access permission`)
    case 'unauthorized':
      return { ...fixed(msg`not logged in, please log in`), offersLogin: true }
    case 'bad-request':
      return error.serverText === undefined
        ? fixed(requestFailed)
        : withServerText(undefined, error)
    case 'server':
      return withServerText(msg`server error`, error)
    case 'rejected':
      return withServerText(error.failure, error)
    case 'status':
    case 'shape':
      return fixed(requestFailed)
    case 'empty':
    case 'network':
      return fixed(connectionLost)
    case 'timeout':
      return fixed(msg`request timeout`)
    case 'duplicate':
      return fixed(msg`Request already sent, please wait`)
    case 'timed-out-before':
      return fixed(msg`Your last operation timed out; repeat operation forbidden`)
  }
}

function fixed(message: MessageDescriptor): ErrorDescription {
  return { message, isHtml: false, offersLogin: false }
}

function withServerText(
  message: MessageDescriptor | undefined,
  { reason, serverText, isHtml }: ApiError,
): ErrorDescription {
  return {
    message,
    detail: reason ?? serverText,
    isHtml: isHtml && reason === undefined,
    offersLogin: false,
  }
}
