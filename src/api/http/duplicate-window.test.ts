import { describe, expect, it } from 'vitest'
import { createDuplicateWindow } from './duplicate-window'

function windowAt(start = 10_000) {
  const clock = { now: start }
  return { clock, sent: createDuplicateWindow(() => clock.now) }
}

describe('createDuplicateWindow', () => {
  it('refuses an identical request for 1000 ms from sending, and no longer', () => {
    const { clock, sent } = windowAt()
    sent.finish(sent.open('a', 'read'))
    clock.now += 999
    expect(sent.isRepeat('a')).toBe(true)
    expect(sent.isRepeat('b')).toBe(false)
    expect(sent.remainingMs('a')).toBe(1)
    clock.now += 1
    expect(sent.isRepeat('a')).toBe(false)
    expect(sent.remainingMs('a')).toBe(0)
  })

  it('is held up by nothing of the future, which a clock that is set back makes of the past', () => {
    const { clock, sent } = windowAt()
    sent.finish(sent.open('a', 'read'))
    clock.now -= 3_600_000
    expect(sent.isRepeat('a')).toBe(false)
    expect(sent.remainingMs('a')).toBe(0)
    expect(sent.press('a', 'read')).toBe('remembered')
  })

  it('holds the place of a write under way, whatever else is sent meanwhile', () => {
    const { clock, sent } = windowAt()
    const write = sent.open('w', 'write')
    clock.now += 30_000
    sent.finish(sent.open('a', 'read'))
    expect(sent.isRepeat('w')).toBe(true)
    sent.free(write)
    expect(sent.isRepeat('w')).toBe(false)
  })

  it('keeps nothing of what has passed, so that a clock set back finds none of it', () => {
    const { clock, sent } = windowAt()
    sent.finish(sent.open('a', 'read'))
    clock.now += 5000
    sent.open('b', 'read')
    clock.now -= 4500
    expect(sent.isRepeat('a')).toBe(false)
  })

  it('refuses a second press before the first request has left, not the request itself', () => {
    const { clock, sent } = windowAt()
    expect(sent.press('a', 'read')).toBe('remembered')
    expect(sent.press('a', 'read')).toBe('refused')
    expect(sent.isRepeat('a')).toBe(false)
    expect(sent.remainingMs('a')).toBe(0)
    clock.now += 400
    sent.open('a', 'read')
    clock.now += 999
    expect(sent.press('a', 'read')).toBe('refused')
    clock.now += 1
    expect(sent.press('a', 'read')).toBe('remembered')
  })

  it('lets a failed request be sent again at once', () => {
    const { sent } = windowAt()
    sent.free(sent.open('a', 'read'))
    expect(sent.isRepeat('a')).toBe(false)
    expect(sent.press('a', 'read')).toBe('remembered')
  })

  it('does not let a late failure free the request that came after it', () => {
    const { sent } = windowAt()
    const first = sent.open('a', 'read')
    sent.open('a', 'read')
    sent.free(first)
    expect(sent.isRepeat('a')).toBe(true)
  })

  it('forgets everything; what was under way then changes nothing for what is sent after it', () => {
    const { sent } = windowAt()
    sent.press('pressed', 'read')
    const done = sent.open('submit', 'write')
    const failed = sent.open('cancel', 'write')
    sent.clear()
    for (const key of ['pressed', 'submit', 'cancel']) expect(sent.press(key, 'read')).toBe('remembered') // prettier-ignore
    for (const key of ['list', 'submit', 'cancel']) sent.open(key, 'read')
    sent.finish(done)
    sent.free(failed)
    for (const key of ['list', 'submit', 'cancel']) expect(sent.isRepeat(key)).toBe(true)
  })

  it('opens for the reads behind a settled write', () => {
    const { sent } = windowAt()
    sent.finish(sent.open('list', 'read'))
    const write = sent.open('submit', 'write')
    expect(sent.isRepeat('list')).toBe(true)
    sent.finish(write)
    expect(sent.isRepeat('list')).toBe(false)
    expect(sent.isRepeat('submit')).toBe(true)
  })

  it('opens for the reads behind a failed write too: it may have been done', () => {
    const { sent } = windowAt()
    sent.finish(sent.open('list', 'read'))
    sent.free(sent.open('submit', 'write'))
    expect(sent.isRepeat('list')).toBe(false)
    expect(sent.remainingMs('list')).toBe(0)
  })

  it('holds a write that takes longer than the window', () => {
    const { clock, sent } = windowAt()
    const write = sent.open('submit', 'write')
    clock.now += 20_000
    expect(sent.isRepeat('submit')).toBe(true)
    sent.finish(write)
    expect(sent.isRepeat('submit')).toBe(false)
  })
})
