// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetEverybodyBut, writeUserValue } from '@/session/user-storage'
import { useUnsavedWork } from '../unsaved-work'
import {
  closeQuestion,
  discardAfterAsking,
  logInAfterAsking,
  useDiscardQuestion,
  type DiscardQuestion,
} from './discard-question'

const NAME = 'zhang.wei'
const go = vi.fn()
let asked: { current: DiscardQuestion | undefined }

const discard = (more: Partial<DiscardQuestion> = {}) =>
  act(async () =>
    discardAfterAsking(NAME, { reason: 'close', pageKeys: ['/a', '/b'], go, ...more }),
  )

beforeEach(() => {
  forgetEverybodyBut(undefined)
  closeQuestion()
  go.mockClear()
  const { result, unmount } = renderHook(useDiscardQuestion)
  asked = result
  return unmount
})

describe('pages that are to be destroyed', () => {
  it('are, without a question, when nothing on them is unsaved', async () => {
    await discard()
    expect(go).toHaveBeenCalledTimes(1)
    expect(asked.current).toBeUndefined()
  })

  it('are asked about by their mark when they were not looked at since a reload', async () => {
    writeUserValue(NAME, 'page-marks', { '/b': ['unsaved'], '/c': ['unsaved'] })
    await discard()
    expect(go).not.toHaveBeenCalled()
    expect(asked.current).toMatchObject({ reason: 'close', pageKeys: ['/b'] })
    asked.current?.go()
    expect(go).toHaveBeenCalledTimes(1)
    await act(async () => closeQuestion())
    expect(asked.current).toBeUndefined()
  })

  it('are asked about with how many of them only send', async () => {
    // Outside of every page the key is empty.
    const { unmount } = renderHook(() => useUnsavedWork(true, 'running'))
    writeUserValue(NAME, 'page-marks', { '/b': ['unsaved'] })
    await discard({ pageKeys: ['', '/b'] })
    expect(asked.current).toMatchObject({ pageKeys: ['', '/b'], sending: 1 })
    unmount()
  })

  it('are asked about with what is not saved on them', async () => {
    const { unmount } = renderHook(() => useUnsavedWork(true, 'write'))
    await discard({ pageKeys: [''] })
    expect(asked.current).toMatchObject({ pageKeys: [''], sending: 0, kinds: ['write'] })
    writeUserValue(NAME, 'page-marks', { '/b': ['unsaved'] })
    await discard({ pageKeys: ['', '/b'] })
    expect(asked.current).toMatchObject({ kinds: ['write', 'typed'] })
    unmount()
  })

  it('are not asked about for a result that is unknown: closing loses nothing of it', async () => {
    writeUserValue(NAME, 'page-marks', { '/a': ['unknown'] })
    await discard()
    expect(go).toHaveBeenCalledTimes(1)
  })

  it('are asked about when another tab has something to lose', async () => {
    const pages = [{ path: '/payment/order/submit', search: {} }]
    await discard({ pageKeys: [], elsewhere: [{ pages, kept: 0 }] })
    expect(go).not.toHaveBeenCalled()
    expect(asked.current).toMatchObject({ pageKeys: [], elsewhere: [{ pages }] })
  })

  it('are asked about when another tab keeps something for pages that are closed, and not for tabs with nothing', async () => {
    const nothing = { pages: [], kept: 0 }
    await discard({ pageKeys: [], elsewhere: [nothing] })
    expect(go).toHaveBeenCalledTimes(1)
    await discard({ pageKeys: [], elsewhere: [nothing, { pages: [], kept: 1 }] })
    expect(go).toHaveBeenCalledTimes(1)
    expect(asked.current).toMatchObject({ elsewhere: [nothing, { kept: 1 }] })
  })
})

describe('logging in again', () => {
  it('asks about files that are not attached, and about nothing that is kept', async () => {
    const typed = renderHook(() => useUnsavedWork(true, 'typed'))
    await act(async () => logInAfterAsking(go))
    expect(go).toHaveBeenCalledTimes(1)
    const files = renderHook(() => useUnsavedWork(true, 'files'))
    await act(async () => logInAfterAsking(go))
    expect(go).toHaveBeenCalledTimes(1)
    expect(asked.current).toMatchObject({ reason: 'log-in', pageKeys: [''] })
    expect(asked.current?.kinds).toEqual(['typed', 'files'])
    typed.unmount()
    files.unmount()
  })
})
