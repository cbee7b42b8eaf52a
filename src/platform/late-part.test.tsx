// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { latePart } from './late-part'

afterEach(() => void vi.useRealTimers())

it('A part that comes by itself is missing while it can not be had, and comes when it can', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const load = vi.fn<() => Promise<() => string>>().mockRejectedValueOnce(new Error('offline'))
  const Part = latePart(load)
  await act(async () =>
    render(
      <>
        <p>the page</p>
        <Suspense fallback={null}>
          <Part />
        </Suspense>
      </>,
    ),
  )
  expect(screen.getByText('the page')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)

  load.mockResolvedValue(() => 'the part')
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(screen.getByText('the part')).toBeTruthy()
})
