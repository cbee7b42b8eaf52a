import { describe, expect, it } from 'vitest'
import { createServerTime } from './server-time'

describe('the server\u2019s clock', () => {
  it('is not known before its first answer, nor by a date that can\u2019t be read', () => {
    const time = createServerTime(() => 0)
    time.note(null)
    time.note('yesterday')
    expect(time.now()).toBeUndefined()
  })

  it('is its last date and the time since, whatever this computer\u2019s clock says', () => {
    let monotonic = 50_000
    const time = createServerTime(() => monotonic)
    time.note('Fri, 20 Nov 2026 02:00:00 GMT')
    monotonic += 61_500
    expect(time.now()).toBe(Date.parse('2026-11-20T02:01:01.500Z'))
    time.note('Fri, 20 Nov 2026 02:30:00 GMT')
    time.note(null)
    expect(time.now()).toBe(Date.parse('2026-11-20T02:30:00Z'))
  })
})
