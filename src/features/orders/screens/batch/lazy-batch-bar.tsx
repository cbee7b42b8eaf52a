import { useQueryClient } from '@tanstack/react-query'
import { Suspense, use, useState } from 'react'
import { latePart } from '@/platform/late-part'
import { hasOpenWrites } from '@/session/kept-work'
import { useUser } from '@/session/use-user'
import { markedPages } from '@/shell/page-tags/page-marks'
import type { BatchProps } from '../../../list/list-definition'
import { without } from '../../../list/use-list-state'
import type { OrderType, OrderBase } from '../../order-type'
import { BatchSlotContext } from './batch-slot'

const BatchBar = latePart(async () => (await import('./batch-bar')).BatchBar)

interface LazyBatchBarProps<Row extends OrderBase> extends BatchProps<Row> {
  type: OrderType<Row>
}

/**
 * The batch bar of a confirm list; its code comes with the first selection. From then on it stays: a batch may be under
 * way when nothing is selected any more. So it does where an earlier one may have left something of unknown outcome.
 */
export function LazyBatchBar<Row extends OrderBase>({
  type,
  rows,
  onChange,
}: LazyBatchBarProps<Row>) {
  const queryClient = useQueryClient()
  const user = useUser()
  const username = user?.username ?? ''
  // Whatever is marked takes its mark away once it is known.
  const [hadWrites] = useState(
    () => hasOpenWrites(username) || markedPages(username, 'unknown').length > 0,
  )
  const [isWanted, setIsWanted] = useState(false)
  if (!isWanted && rows.length > 0) setIsWanted(true)
  const slot = use(BatchSlotContext)
  const onReselect = (row: Row) =>
    onChange((now) => (now.has(row.code) ? new Map(now).set(row.code, row) : now))
  // A batch that was begun in the list's other tab is shown here too.
  if (!user || !slot || !(isWanted || hadWrites || slot.run())) return null
  return (
    <Suspense fallback={null}>
      <BatchBar
        slot={slot}
        type={type}
        username={username}
        hadWrites={hadWrites}
        ordersOf={(build) => build(type, rows, { queryClient, user, onReselect })}
        onDeselect={(codes) => onChange((now) => without(now, codes))}
      />
    </Suspense>
  )
}
