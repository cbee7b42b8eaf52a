import { useUser } from '@/session/use-user'
import { usePageMark } from '@/shell/page-tags/page-marks'
import type { OrderBase, OrderType } from '../order-type'
import { OutcomePanel } from './outcome-panel'
import { useUnknownWrites } from './unknown-write'

interface UnknownOutcomesProps<Order extends OrderBase> {
  type: OrderType<Order>
  code: string
}

/** The writes on an order whose outcome is unknown, each with what is found out about it. */
export function UnknownOutcomes<Order extends OrderBase>({
  type,
  code,
}: UnknownOutcomesProps<Order>) {
  const writes = useUnknownWrites(useUser()?.username ?? '', type.id, code)
  usePageMark('unknown', writes.length > 0)
  return writes.map((write) => (
    <OutcomePanel key={`${write.action} ${write.sentAt}`} type={type} write={write} />
  ))
}
