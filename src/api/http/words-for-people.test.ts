import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error'
import { wordsForPeople } from './words-for-people'

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
