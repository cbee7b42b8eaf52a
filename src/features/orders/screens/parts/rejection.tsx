import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { AuditedOrder } from '@/api/contract/order-parts'
import { formatChinaTime } from '@/domain/china-time'
import { PAYMENT_STATE, REJECTED } from '@/domain/order-states'
import { useUser } from '@/session/use-user'
import type { OrderBase, OrderWorkflow } from '../../order-type'
import { openRejection, personText, visibleLog } from '../../workflow/log'
import { useOrderLog } from '../../workflow/use-order'
import { usePeople } from '../../workflow/use-people'
import classes from './order-table.module.css'

interface RejectionProps<Order extends OrderBase> {
  type: OrderWorkflow<Order>
  order: Order & AuditedOrder
}

/** Every type numbers a saved order so. */
const SAVED = PAYMENT_STATE.saved

/**
 * Why an order was sent back, above everything else, until it is submitted again. Of one that was saved since the log
 * is not asked for here: the page has read it when it was opened, and saving changes nothing about it.
 */
export function Rejection<Order extends OrderBase>({ type, order }: RejectionProps<Order>) {
  const { t } = useLingui()
  const user = useUser()
  const people = usePeople(order)
  const isRejected = order.state === REJECTED
  const { log, error, retry } = useOrderLog(type, order.code, { enabled: isRejected })
  if (!isRejected && order.state !== SAVED) return null
  if (!log) return isRejected && error ? <Unread onRetry={retry} /> : null
  const rejection = openRejection(visibleLog(log, user))
  if (!rejection) return null
  const { content, createBy, gmtCreate } = rejection
  const by = personText(createBy, people) ?? '—'
  const at = gmtCreate === undefined ? '—' : formatChinaTime(gmtCreate)
  return (
    <section className={classes.banner} aria-label={t`Rejection`}>
      <IconArrowBackUp size={20} aria-hidden />
      <div className={classes.text}>
        <strong>
          <Trans>
            Rejected by {by}, <span className={classes.nowrap}>{at}</span>
          </Trans>
        </strong>
        <span className={classes.reason}>{content}</span>
      </div>
    </section>
  )
}

function Unread({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <section className={classes.banner} aria-label={t`Rejection`}>
      <IconArrowBackUp size={20} aria-hidden />
      <span className={classes.text}>
        <Trans>This order was rejected. The reason could not be read.</Trans>
      </span>
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </section>
  )
}
