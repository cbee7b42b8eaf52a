// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FIRST_ROWS, useDrawnRows } from './use-drawn-rows'

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

describe('the rows that are drawn', () => {
  it('are a screenful first, and all of them next', () => {
    expect(drawn({ count: 100, question: 'page 1' }).first).toEqual([FIRST_ROWS, 100])
    expect(drawn({ count: FIRST_ROWS, question: 'page 1' }).first).toEqual([FIRST_ROWS])
  })

  it('are all of them when the same question is answered again', () => {
    const { ask } = drawn({ count: 100, question: 'page 1' })
    expect(ask({ count: 99, question: 'page 1' })).toEqual([99])
    expect(ask({ count: 100, question: 'page 1' })).toEqual([100])
  })

  it('stay all of them until the next answer is there, which begins with a screenful', () => {
    const { ask } = drawn({ count: 100, question: 'page 1' })
    expect(ask({ count: 100, question: 'page 2', isStale: true })).toEqual([100])
    expect(ask({ count: 100, question: 'page 2' })).toEqual([FIRST_ROWS, 100])
  })
})
