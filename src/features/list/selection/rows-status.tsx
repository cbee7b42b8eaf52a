import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { usePageEffect } from '@/platform/page-active'
import { FOR_LISTENERS } from '@/components/for-listeners'

interface RowsStatusProps {
  pageNum: number
  /** how many rows the page shows */
  count: number
  /** tells what is asked for from anything else */
  requestKey: string
  /** the rows are those of another page or filter until the new ones are there */
  isStale: boolean
}

/**
 * Tells who listens that the rows of another page or filter are there: who looks sees them change, and the total, which
 * tells of itself, may stay the same.
 */
export function RowsStatus({ pageNum, count, requestKey, isStale }: RowsStatusProps) {
  const { t } = useLingui()
  const [told, setTold] = useState<string>()
  const known = useRef(requestKey)
  useEffect(() => {
    if (isStale || known.current === requestKey) return
    known.current = requestKey
    setTold(requestKey)
  }, [requestKey, isStale])
  // A list that one comes back to has nothing to tell.
  usePageEffect(() => () => setTold(undefined))
  const page = t`Page ${pageNum}: ${plural(count, { one: '# row', other: '# rows' })}`
  return (
    <span role="status" style={FOR_LISTENERS}>
      {/* Said anew also where it is the same. */}
      {told === undefined ? null : <span key={told}>{page}</span>}
    </span>
  )
}
