import { startTransition, useEffect, useState } from 'react'

/** Up to so many rows are drawn at once: a second step would cost what it saves. */
export const FEW_ROWS = 30

/** px: what a row takes at least, with the smallest text that a person can choose. */
const ROW_HEIGHT = 32
/** px: what of a window is never a list's rows: the head of the page, filters, totals and paging take more. */
const AROUND_ROWS = 300
/** Windows so low that hardly a row is in sight scroll as a whole. */
const MIN_ROWS = 10

/** More rows than the window has room for. */
export function rowsInSight(): number {
  return Math.max(MIN_ROWS, Math.ceil((window.innerHeight - AROUND_ROWS) / ROW_HEIGHT))
}

/**
 * How many rows are drawn: of many other rows than before those in sight at once, and the rest as soon as the browser has
 * shown them, for each row is a part of the time until any of them shows. An answer to the same question brings no other
 * rows, whatever it holds: none of them goes away meanwhile.
 *
 * @param count how many rows there are
 * @param question what the rows are the answer to
 * @param isStale the rows are still those of the question before
 */
export function useDrawnRows(count: number, question: string, isStale: boolean): number {
  const [first] = useState(rowsInSight)
  const [drawnFor, setDrawnFor] = useState<string>()
  const isDrawn = isStale || drawnFor === question || count <= Math.max(FEW_ROWS, first)
  useEffect(() => {
    if (!isDrawn) startTransition(() => setDrawnFor(question))
  }, [isDrawn, question])
  return isDrawn ? count : first
}
