import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error'
import { whyFailed, wordsForPeople } from './words-for-people'

const call = { name: 'x', kind: 'write', failure: { id: 'x' } } as const
const wordsOf = (kind: 'rejected' | 'server' | 'bad-request', serverText: string, isHtml = false) =>
  wordsForPeople(new ApiError(call, kind, { serverText, isHtml }))

describe('wordsForPeople', () => {
  it.each(['预算已关账', 'The budget is closed', 'Error in line 3'])(
    'is the reason of a refusal: %s',
    (text) => {
      expect(wordsOf('rejected', text)).toBe(text)
    },
  )

  it.each([
    'java.lang.NullPointerException',
    'NullPointerException: null',
    'nested exception is org.example.DataAccessError: x',
    'oops\n  at com.example.Order.approve(Order.java:7)',
  ])('is no exception that a backend passes on: %s', (text) => {
    expect(wordsOf('rejected', text)).toBeUndefined()
  })

  it('is nothing that came with an error, nor markup', () => {
    expect(wordsOf('server', '预算已关账')).toBeUndefined()
    expect(wordsOf('bad-request', 'amount')).toBeUndefined()
    expect(wordsOf('rejected', '<b>x</b>', true)).toBeUndefined()
  })
})

describe('whyFailed', () => {
  const whyOf = (kind: 'rejected' | 'forbidden' | 'server', serverText?: string) =>
    whyFailed(new ApiError(call, kind, { serverText }))

  it('is the reason that the server gives people', () => {
    expect(whyOf('rejected', '预算已关账')).toBe('预算已关账')
  })

  it('is ours where the server only has an exception', () => {
    const exception = 'org.example.AccessDeniedException: Access is denied'
    expect(whyOf('forbidden', exception)).toMatchObject({ message: 'no access permission' })
    expect(whyOf('server', exception)).toMatchObject({ message: 'server error' })
  })

  it('is nothing where the call’s own message is all there is', () => {
    expect(whyOf('rejected')).toBeUndefined()
  })
})
