import { beforeEach, describe, expect, it, vi } from 'vitest'
import { transport } from '@/api/http/client'
import { fakeStorage } from '@/testing/fake-storage'
import { forgetEverybodyBut, readUserValue, writeUserValue } from './user-storage'
import { leaveTab, takeTab } from './take-tab'

const handOver = vi.spyOn(transport, 'handOver')
const draftOf = (username: string) => readUserValue(username, 'draft')

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  leaveTab()
  forgetEverybodyBut(undefined)
  handOver.mockClear()
})

describe('a tab', () => {
  it('keeps what a person left there for the same person', () => {
    takeTab('zhang.wei')
    writeUserValue('zhang.wei', 'draft', 'typed')
    takeTab('zhang.wei')
    expect(draftOf('zhang.wei')).toBe('typed')
    expect(handOver).not.toHaveBeenCalled()
  })

  it('is another’s with nothing of the person before, what they sent included', () => {
    takeTab('zhang.wei')
    writeUserValue('zhang.wei', 'draft', 'typed')
    takeTab('zhang')
    expect(draftOf('zhang.wei')).toBeUndefined()
    expect(handOver).toHaveBeenCalledTimes(1)
  })

  it('is another’s where the storage is forbidden, too', () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', {
      getItem: forbidden,
      setItem: forbidden,
      removeItem: forbidden,
    })
    takeTab('zhang.wei')
    expect(handOver).not.toHaveBeenCalled()
    takeTab('zhang.wei')
    expect(handOver).not.toHaveBeenCalled()
    takeTab('li.na')
    expect(handOver).toHaveBeenCalledTimes(1)
  })

  it('is nobody’s after a log-out', () => {
    takeTab('zhang.wei')
    writeUserValue('zhang.wei', 'draft', 'typed')
    leaveTab()
    expect(draftOf('zhang.wei')).toBeUndefined()
    expect(handOver).toHaveBeenCalledTimes(1)
  })
})
