import { useLingui } from '@lingui/react/macro'
import type { Totals } from '@/components/data-table/totals-rows'
import { ProgressStatus } from '@/components/progress-status'
import { useFormatSum } from '@/components/use-format-sum'

/** Tells who listens how far the total of all rows is, and what it comes to: its own line is another by then. */
export function TotalStatus({ label, sum }: NonNullable<Totals['told']>) {
  const { t } = useLingui()
  const formatSum = useFormatSum()
  if (sum === undefined) return <ProgressStatus text={label} isOver={false} />
  const total = formatSum(sum)
  return <ProgressStatus text={t`${label}: ${total}`} isOver />
}
