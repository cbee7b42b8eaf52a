import { startTransition, useEffect, useState } from 'react'

/** More rows than a screen shows; each row more is a part of the time until they show. */
export const FIRST_ROWS = 30

/**
 * How many rows are drawn: of other rows than before the first screen at once, and the rest as soon as the browser has shown that.
 * With a hundred rows that halves what a turned page takes. An answer to the same question brings no other rows, whatever
 * it holds: none of them goes away meanwhile.
 *
 * @param count how many rows there are
 * @param question what the rows are the answer to
 * @param isStale the rows are still those of the question before
 */
export function useDrawnRows(count: number, question: string, isStale: boolean): number {
  const [drawnFor, setDrawnFor] = useState<string>()
  const isDrawn = isStale || drawnFor === question || count <= FIRST_ROWS
  useEffect(() => {
    if (!isDrawn) startTransition(() => setDrawnFor(question))
  }, [isDrawn, question])
  return isDrawn ? count : FIRST_ROWS
}
