// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetEverybodyBut, writeOfPerson } from '@/session/person-storage'
import {
  closeQuestion,
  discardAfterAsking,
  useDiscardQuestion,
  type DiscardQuestion,
} from './discard-question'

const NAME = 'zhang.wei'
const go = vi.fn()
let asked: DiscardQuestion | undefined

function Host() {
  return <Shown question={useDiscardQuestion()} />
}

/** Hands out the question that a dialog would ask. */
function Shown({ question }: { question: DiscardQuestion | undefined }) {
  asked = question
  return null
}

const discard = (more: Partial<DiscardQuestion> = {}) =>
  act(async () =>
    discardAfterAsking(NAME, { reason: 'close', pageKeys: ['/a', '/b'], go, ...more }),
  )

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  forgetEverybodyBut(undefined)
  closeQuestion()
  go.mockClear()
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Host />))
  return async () => {
    await act(async () => root.unmount())
    vi.unstubAllGlobals()
  }
})

describe('pages that are to be destroyed', () => {
  it('are, without a question, when nothing on them is unsaved', async () => {
    await discard()
    expect(go).toHaveBeenCalledTimes(1)
    expect(asked).toBeUndefined()
  })

  it('are asked about by their mark when they were not looked at since a reload', async () => {
    writeOfPerson(NAME, 'page-marks', { '/b': ['unsaved'], '/c': ['unsaved'] })
    await discard()
    expect(go).not.toHaveBeenCalled()
    expect(asked).toMatchObject({ reason: 'close', pageKeys: ['/b'] })
    asked?.go()
    expect(go).toHaveBeenCalledTimes(1)
    await act(async () => closeQuestion())
    expect(asked).toBeUndefined()
  })

  it('are not asked about for a result that is unknown: closing loses nothing of it', async () => {
    writeOfPerson(NAME, 'page-marks', { '/a': ['unknown'] })
    await discard()
    expect(go).toHaveBeenCalledTimes(1)
  })

  it('are asked about when another tab has something to lose', async () => {
    await discard({ pageKeys: [], elsewhere: [{ path: '/payment/order/submit', search: {} }] })
    expect(go).not.toHaveBeenCalled()
    expect(asked).toMatchObject({ pageKeys: [], elsewhere: [{ path: '/payment/order/submit' }] })
  })
})
