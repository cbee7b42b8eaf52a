// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { useState, type ComponentType } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChunkLoadError } from '@/api/http/load-chunk'
import { clearWarmTips, currentWarmTip } from '@/components/warm-tip/warm-tip-store'
import { tellMissingParts } from '@/platform/use-asked-part'
import { renderInApp } from '@/testing/render'
import { askedPart } from './asked-part'
import { presentFailure } from './present-failure'

beforeEach(() => tellMissingParts((error) => presentFailure(error, { asked: true })))
afterEach(() => act(clearWarmTips))

interface QuestionProps {
  onClose: () => void
}

const load = vi.fn<() => Promise<ComponentType<QuestionProps>>>()

/** Presses a button of a page, which asks for a dialog. */
function page() {
  const Question = askedPart(load)
  function Page() {
    const [isAsked, setIsAsked] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setIsAsked(true)}>
          Cancel the order
        </button>
        {isAsked ? <Question onClose={() => setIsAsked(false)} /> : null}
      </>
    )
  }
  renderInApp(<Page />)
  return {
    press: () => act(async () => screen.getByRole('button', { name: 'Cancel the order' }).click()),
  }
}

it('is told to be missing without a connection, leaves the page standing, and comes with the next press', async () => {
  load.mockRejectedValueOnce(new ChunkLoadError('offline'))
  const { press } = page()
  await press()
  expect(currentWarmTip()?.message?.message).toBe('A part of the program could not be loaded.')
  expect(screen.getByRole('button', { name: 'Cancel the order' })).toBeTruthy()

  act(clearWarmTips)
  load.mockResolvedValue(() => 'Really?')
  await press()
  expect(screen.getByText('Really?')).toBeTruthy()
  expect(currentWarmTip()).toBeUndefined()
})

it('stands at once when it has come before', async () => {
  load.mockClear().mockResolvedValue(({ onClose }) => (
    <button type="button" onClick={onClose}>
      Really?
    </button>
  ))
  const { press } = page()
  await press()
  act(() => screen.getByText('Really?').click())
  expect(screen.queryByText('Really?')).toBeNull()
  await press()
  expect(screen.getByText('Really?')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})
