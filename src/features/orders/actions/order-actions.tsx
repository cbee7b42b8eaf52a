import { Trans } from '@lingui/react/macro'
import { IconBan, IconChecklist, IconPencil, IconRefresh } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import { Message } from '@/components/message'
import { usePageNavigation } from '@/shell/kept-pages/use-page-navigation'
import { useUser } from '@/session/use-user'
import type { OrderBase, OrderType } from '../order-type'
import { usePageDialog } from '@/shell/kept-pages/use-page-dialog'
import { ActionButton } from './action-button'
import { actionName } from './action-names'
import { useMove } from './use-move'

const ConfirmDialog = lazy(async () => ({
  default: (await import('@/components/confirm-dialog/confirm-dialog')).ConfirmDialog,
}))

interface OrderActionsProps<Order extends OrderBase> {
  type: OrderType<Order>
  order: Order
  /** newest first; undefined while it is not known */
  log: readonly OperationLogEntry[] | undefined
  /** the order was changed by somebody else before the action came to the server */
  onConflict: (seen: Order) => void
}

/** What can be done with an order on its detail, from the type's one rule table. */
export function OrderActions<Order extends OrderBase>({
  type,
  order,
  log,
  onConflict,
}: OrderActionsProps<Order>) {
  const user = useUser()
  const goToForm = usePageNavigation(type.paths.form)
  const goToConfirm = usePageNavigation(type.paths.confirm)
  const { move, running } = useMove(type)
  const cancelling = usePageDialog<true>()
  if (!user) return null

  const { code } = order
  const offer = (action: Parameters<typeof type.offer>[0]) => type.offer(action, order, user, log)
  const run = async (action: 'cancel' | 'tally' | 'verify') => {
    const result = await move(action, order)
    cancelling.close()
    if (result === 'conflict') onConflict(order)
  }
  return (
    <>
      <ActionButton
        // An order of unknown settlement can be rejected only, and is reviewed all the same.
        offer={offer('reject')}
        isPrimary
        icon={<IconChecklist size={16} aria-hidden />}
        onClick={() => goToConfirm({ code })}
      >
        <Trans context="action">Review</Trans>
      </ActionButton>
      <ActionButton
        offer={offer('submit')}
        icon={<IconPencil size={16} aria-hidden />}
        onClick={() => goToForm({ code })}
      >
        <Trans context="action">Edit</Trans>
      </ActionButton>
      {type.moves.verify ? (
        <ActionButton
          offer={offer('verify')}
          isLoading={running === 'verify'}
          icon={<IconRefresh size={16} aria-hidden />}
          onClick={() => void run('verify')}
        >
          <Message of={actionName('verify')} />
        </ActionButton>
      ) : null}
      <ActionButton
        offer={offer('tally')}
        isLoading={running === 'tally'}
        icon={<IconRefresh size={16} aria-hidden />}
        onClick={() => void run('tally')}
      >
        <Message of={actionName('tally')} />
      </ActionButton>
      <ActionButton
        offer={offer('cancel')}
        isDangerous
        icon={<IconBan size={16} aria-hidden />}
        onClick={() => cancelling.open(true)}
      >
        <Message of={actionName('cancel')} />
      </ActionButton>
      {cancelling.subject ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={<Trans>Cancel {code}?</Trans>}
            confirmLabel={<Message of={actionName('cancel')} />}
            isDangerous
            isBusy={running === 'cancel'}
            onConfirm={() => void run('cancel')}
            onClose={cancelling.close}
          >
            <Trans>A cancelled order can’t be taken up again.</Trans>
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  )
}
