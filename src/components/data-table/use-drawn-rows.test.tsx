// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FEW_ROWS, rowsInSight, useDrawnRows } from './use-drawn-rows'

interface Rows {
  count: number
  question: string
  isStale?: boolean
}

/** What each render draws, one after the other; `ask` gives the renders that follow it. */
function drawn(first: Rows) {
  const seen: number[] = []
  const { rerender } = renderHook(
    ({ count, question, isStale = false }: Rows) => {
      seen.push(useDrawnRows(count, question, isStale))
    },
    { initialProps: first },
  )
  return {
    first: [...seen],
    ask: (rows: Rows) => {
      seen.length = 0
      rerender(rows)
      return [...seen]
    },
  }
}

const windowOf = (px: number) => vi.stubGlobal('innerHeight', px)

beforeEach(() => windowOf(940))

describe('the rows in sight', () => {
  it('are more than a window has room for, and some in the lowest one too', () => {
    expect(rowsInSight()).toBe(20)
    windowOf(941)
    expect(rowsInSight()).toBe(21)
    windowOf(200)
    expect(rowsInSight()).toBe(10)
  })
})

describe('the rows that are drawn', () => {
  it('are those in sight first, and all of them next', () => {
    expect(drawn({ count: 100, question: 'page 1' }).first).toEqual([20, 100])
  })

  it('are all of them at once when they are few, or all in sight', () => {
    expect(drawn({ count: FEW_ROWS, question: 'page 1' }).first).toEqual([FEW_ROWS])
    windowOf(3500)
    expect(drawn({ count: 100, question: 'page 1' }).first).toEqual([100])
  })

  it('are all of them when the same question is answered again', () => {
    const { ask } = drawn({ count: 100, question: 'page 1' })
    expect(ask({ count: 99, question: 'page 1' })).toEqual([99])
    expect(ask({ count: 100, question: 'page 1' })).toEqual([100])
  })

  it('stay all of them until the next answer is there, which begins with those in sight', () => {
    const { ask } = drawn({ count: 100, question: 'page 1' })
    expect(ask({ count: 100, question: 'page 2', isStale: true })).toEqual([100])
    expect(ask({ count: 100, question: 'page 2' })).toEqual([20, 100])
  })
})
