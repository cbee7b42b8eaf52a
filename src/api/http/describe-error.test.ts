import { msg } from '@lingui/core/macro'
import { describe, expect, it } from 'vitest'
import { ApiError, type ApiErrorKind } from './api-error'
import { describeError } from './describe-error'
import { shouldOpenDialog } from './should-open-dialog'
import { readCall } from '@/testing/test-transport'

const kinds: Record<ApiErrorKind, true> = {
  forbidden: true,
  unauthorized: true,
  'bad-request': true,
  server: true,
  status: true,
  rejected: true,
  empty: true,
  network: true,
  timeout: true,
  shape: true,
  duplicate: true,
  'timed-out-before': true,
}
const everyKind = Object.keys(kinds) as ApiErrorKind[]

const described = (kind: ApiErrorKind, said?: string) => {
  const { message, detail } = describeError(new ApiError(readCall, kind, { serverText: said }))
  return [message?.message, detail]
}

describe('describeError', () => {
  it.each<[ApiErrorKind, string | undefined, string | undefined, string | undefined]>([
    ['forbidden', 'said', 'no access permission', undefined],
    ['unauthorized', 'said', 'not logged in, please log in', undefined],
    ['bad-request', 'said', undefined, 'said'],
    ['bad-request', undefined, 'request failed', undefined],
    ['server', 'said', 'server error', 'said'],
    ['server', undefined, 'server error', undefined],
    ['status', 'said', 'request failed', undefined],
    ['rejected', 'said', 'Failed to query payment orders!', 'said'],
    ['empty', undefined, 'sorry, connection to the server is not smooth', undefined],
    ['network', undefined, 'sorry, connection to the server is not smooth', undefined],
    ['timeout', undefined, 'request timeout', undefined],
    ['shape', undefined, 'request failed', undefined],
    ['duplicate', undefined, 'Request already sent, please wait', undefined],
    [
      'timed-out-before',
      undefined,
      'Your last operation timed out; repeat operation forbidden',
      undefined,
    ],
  ])('%s, said: %s', (kind, said, message, detail) => {
    expect(described(kind, said)).toEqual([message, detail])
  })

  it('offers the sign-in for a lost session only', () => {
    for (const kind of everyKind) {
      expect(describeError(new ApiError(readCall, kind)).offersLogin).toBe(kind === 'unauthorized')
    }
  })

  it('prefers our own wording of a code', () => {
    const reason = msg`token invalid`
    const error = new ApiError(readCall, 'rejected', { serverText: '009', reason, isHtml: true })
    expect(describeError(error)).toMatchObject({ detail: reason, isHtml: false })
  })

  it('passes on that the server wrote HTML', () => {
    const error = new ApiError(readCall, 'server', { serverText: '<b>x</b>', isHtml: true })
    expect(describeError(error).isHtml).toBe(true)
  })
})

describe('shouldOpenDialog', () => {
  it('opens for what a person waits for, and for a lost session in any case', () => {
    for (const kind of everyKind) {
      const error = new ApiError(readCall, kind)
      expect(shouldOpenDialog(error, { asked: true })).toBe(true)
      expect(shouldOpenDialog(error, { asked: false })).toBe(kind === 'unauthorized')
    }
  })
})
