import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useFormatSum } from '@/components/use-format-sum'
import type { CentsSum } from '@/domain/money'
import { formatCount } from '@/domain/written-number'
import { usePageEffect } from '@/platform/page-active'
import { FOR_LISTENERS } from '@/components/for-listeners'

/** A range that grows row by row is told once it stands, in ms. */
const STANDS_AFTER = 400

interface SelectionStatusProps {
  ref: RefObject<HTMLSpanElement | null>
  count: number
  sum: CentsSum
}

/** Tells who listens how many rows are selected and what they come to: politely, and once for each change. */
export function SelectionStatus({ ref, count, sum }: SelectionStatusProps) {
  const [told, setTold] = useState<{ count: number; sum: CentsSum }>()
  const known = useRef<{ count: number; sum: CentsSum }>({ count: 0, sum: 0 })
  useEffect(() => {
    if (known.current.count === count && known.current.sum === sum) return undefined
    const timer = setTimeout(() => {
      known.current = { count, sum }
      setTold(known.current)
    }, STANDS_AFTER)
    return () => clearTimeout(timer)
  }, [count, sum])
  // A list that one comes back to has nothing to tell.
  usePageEffect(() => () => setTold(undefined))
  return (
    <span ref={ref} role="status" style={FOR_LISTENERS}>
      {told ? <Told {...told} /> : null}
    </span>
  )
}

function Told(told: Omit<SelectionStatusProps, 'ref'>) {
  const { t, i18n } = useLingui()
  const formatSum = useFormatSum()
  const count = formatCount(told.count, i18n.locale)
  const sum = formatSum(told.sum)
  return told.count === 0 ? t`Nothing is selected` : t`${count} selected, ${sum}`
}
