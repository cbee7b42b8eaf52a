import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { FOR_LISTENERS } from '@/components/for-listeners'
import { usePageEffect } from '@/platform/page-active'

interface RowsStatusProps {
  pageNum: number
  /** how many rows the page shows */
  count: number
  /** tells what is asked for from anything else */
  requestKey: string
  /** what is asked for is not there: rows of another page or filter stand there until it is, or none */
  isAwaited: boolean
}

/**
 * Tells who listens that the rows of another page or filter are there: who looks sees them change, and the total, which
 * tells of itself, may stay the same.
 */
export function RowsStatus({ pageNum, count, requestKey, isAwaited }: RowsStatusProps) {
  const [told, setTold] = useState<Omit<RowsStatusProps, 'isAwaited'>>()
  const known = useRef(requestKey)
  useEffect(() => {
    if (isAwaited || known.current === requestKey) return
    known.current = requestKey
    setTold({ pageNum, count, requestKey })
  }, [pageNum, count, requestKey, isAwaited])
  // A list that one comes back to has nothing to tell.
  usePageEffect(() => () => setTold(undefined))
  return (
    <span role="status" style={FOR_LISTENERS}>
      {told ? (
        // Said anew also where it is the same.
        <Told key={told.requestKey} {...told} />
      ) : null}
    </span>
  )
}

function Told({ pageNum, count }: Pick<RowsStatusProps, 'pageNum' | 'count'>) {
  const { t } = useLingui()
  return <span>{t`Page ${pageNum}: ${plural(count, { one: '# row', other: '# rows' })}`}</span>
}
