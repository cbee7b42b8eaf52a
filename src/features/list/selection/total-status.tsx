import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Totals } from '@/components/data-table/totals-rows'
import { ProgressStatus } from '@/components/progress-status'
import { useFormatSum } from '@/components/use-format-sum'
import { usePageEffect } from '@/platform/page-active'

/** Tells who listens how far the total of all rows is, and what it comes to: its own line is another by then. */
export function TotalStatus({ label, sum }: NonNullable<Totals['told']>) {
  const { t } = useLingui()
  const formatSum = useFormatSum()
  const isRead = sum !== undefined
  const total = isRead ? formatSum(sum) : ''
  const text = isRead ? t`${label}: ${total}` : label
  // A list that one comes back to has nothing to tell.
  const [known, setKnown] = useState<string>()
  usePageEffect(() => () => setKnown(text), text)
  return <ProgressStatus text={text === known ? '' : text} isOver={isRead} />
}
