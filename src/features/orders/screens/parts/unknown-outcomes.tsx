import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatYuan } from '@/domain/money'
import { isOrderAction } from '@/domain/transitions'
import { OutcomePanel } from '@/features/writes/outcome-panel'
import { useStillUnknown } from '@/features/writes/use-reconciliation'
import { useUnknownWrites, type WriteRecord } from '@/features/writes/write-record'
import { useUser } from '@/session/use-user'
import { usePageMark } from '@/shell/page-tags/page-marks'
import { actionName } from '../../workflow/action-names'
import type { OrderBase, OrderWorkflow } from '../../order-type'
import { reconciledOrder } from '../../workflow/reconcile/reconciled-order'

interface UnknownOutcomesProps<Order extends OrderBase> {
  type: OrderWorkflow<Order>
  code: string
}

/** The writes on an order whose outcome is unknown, each with what is found out about it. */
export function UnknownOutcomes<Order extends OrderBase>({
  type,
  code,
}: UnknownOutcomesProps<Order>) {
  const records = useUnknownWrites(useUser()?.username ?? '', type.id, code)
  usePageMark('unknown', useStillUnknown(records).length > 0)
  return records.map((record) => <OrderOutcome key={record.id} type={type} record={record} />)
}

interface OrderOutcomeProps<Order extends OrderBase> {
  type: OrderWorkflow<Order>
  record: WriteRecord
  isInForm?: boolean
  isElsewhere?: boolean | undefined
  onDone?: (code: string | undefined) => void
  onOvertaken?: () => void
}

/** What is found out about one write on an order. */
export function OrderOutcome<Order extends OrderBase>({
  type,
  record,
  isInForm,
  isElsewhere,
  onDone,
  onOvertaken,
}: OrderOutcomeProps<Order>) {
  const { i18n } = useLingui()
  return (
    <OutcomePanel
      kind={reconciledOrder(type)}
      record={record}
      action={isOrderAction(record.action) ? i18n._(actionName(record.action)) : record.action}
      about={record.code === undefined ? aboutNew(record.content, i18n) : undefined}
      isInForm={isInForm}
      isElsewhere={isElsewhere}
      path={type.paths.detail}
      onDone={onDone}
      onOvertaken={onOvertaken}
    />
  )
}

/** What a new order was about that has no code yet: the order that it belongs to, and its amount, as far as it has them. */
function aboutNew(content: WriteRecord['content'], i18n: I18n): string | undefined {
  const { paymentCode, debitCode, amount: cents } = content ?? {}
  const codes = [paymentCode, debitCode].filter((code) => typeof code === 'string' && code !== '')
  const isAmount = typeof cents === 'number' && Number.isSafeInteger(cents)
  const amount = isAmount ? formatYuan(cents, i18n.locale) : undefined
  const parts = amount === undefined ? codes : [...codes, i18n._(msg`${amount} yuan`)]
  return parts.length === 0 ? undefined : parts.join(' · ')
}
