import { IconRefresh } from '@tabler/icons-react'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import type { User } from '@/api/contract/session'
import { Message } from '@/components/message'
import { ActionButton } from '../actions/action-button'
import { actionName } from '../../workflow/action-names'
import { useOrderTransition } from '../../workflow/use-order-transition'
import type { OrderBase, OrderWorkflow } from '../../order-type'
import classes from './confirm-screen.module.css'

interface NotifyButtonsProps<Order extends OrderBase> {
  type: OrderWorkflow<Order>
  order: Order
  user: User
  log: readonly OperationLogEntry[] | undefined
  onTransition: () => void
}

/** Tells the systems again that have not answered for an order; nothing where there is none. */
export function NotifyButtons<Order extends OrderBase>({
  type,
  order,
  user,
  log,
  onTransition,
}: NotifyButtonsProps<Order>) {
  const { transition, running } = useOrderTransition(type)
  const actions = (['verify', 'tally'] as const).filter(
    (action) => type.availability(action, order, user, log).kind === 'available',
  )
  if (actions.length === 0) return null
  return (
    <div className={classes.buttons}>
      {actions.map((action) => (
        <ActionButton
          key={action}
          availability={{ kind: 'available' }}
          isPrimary
          isLoading={running === action}
          icon={<IconRefresh size={16} aria-hidden />}
          onClick={() => {
            void transition(action, order).then((result) => {
              if (result === 'done') onTransition()
            })
          }}
        >
          <Message of={actionName(action)} />
        </ActionButton>
      ))}
    </div>
  )
}
