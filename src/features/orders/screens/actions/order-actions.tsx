import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconBan,
  IconChecklist,
  IconCopy,
  IconDots,
  IconPencil,
  IconRefresh,
} from '@tabler/icons-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import { Message } from '@/components/message'
import { PopoverButton } from '@/components/popover-button/popover-button'
import { giveFocusBack } from '@/components/use-focus-back'
import { focusContent, isFocusLost } from '@/platform/focus-content'
import { mayRaise, NOTIFY_ACTIONS, type OrderAction } from '@/domain/transitions'
import { askedPart } from '@/shell/asked-part'
import { AppLink } from '@/shell/app-link'
import { usePageNavigation } from '@/shell/page-cache/use-page-navigation'
import { useUser } from '@/session/use-user'
import type { OrderBase, OrderPaths, OrderWorkflow } from '../../order-type'
import { LinkArea } from '@/shell/link-area'
import { usePageDialog } from '@/shell/page-cache/use-page-dialog'
import { ActionButton } from './action-button'
import { actionName } from '../../workflow/action-names'
import classes from './order-actions.module.css'
import { useOrderTransition } from '../../workflow/use-order-transition'

const ConfirmDialog = askedPart(
  async () => (await import('@/components/confirm-dialog/confirm-dialog')).ConfirmDialog,
)

interface OrderActionsProps<Order extends OrderBase> {
  type: OrderWorkflow<Order>
  order: Order
  /** newest first; undefined while it is not known */
  log: readonly OperationLogEntry[] | undefined
  /** the order was changed by somebody else before the action came to the server */
  onConflict: (seen: Order) => void
}

/** An action of the detail: what the rules are asked for, and what its button is like. */
interface DetailAction {
  action: OrderAction
  name: ReactNode
  icon: ReactNode
  run: () => void
  isPrimary?: boolean
  isDangerous?: boolean
}

/**
 * What can be done with an order on its detail, from the type's one rule table. What the order's state
 * forbids stands behind "…" with the reason, as does what is seldom wanted; what is nothing of this person’s is not there
 * at all.
 */
export function OrderActions<Order extends OrderBase>({
  type,
  order,
  log,
  onConflict,
}: OrderActionsProps<Order>) {
  const user = useUser()
  const goToForm = usePageNavigation(type.paths.form)
  const goToConfirm = usePageNavigation(type.paths.confirm)
  // What is cancelled is the order as it was when that was asked about: one that came in behind the dialog nobody has seen.
  const cancelling = usePageDialog<Order>()
  const { code } = order
  const { transition, running } = useOrderTransition(type, code, (result, pressed) => {
    cancelling.close()
    if (result === 'conflict') onConflict(pressed.order)
  })
  const keepFocus = useFocusKept()
  if (!user) return null

  const { subject: asked } = cancelling
  const actions: DetailAction[] = [
    {
      // An order of unknown settlement can be rejected only, and is reviewed all the same.
      action: 'reject',
      name: <Trans context="action">Review</Trans>,
      icon: <IconChecklist size={16} aria-hidden />,
      run: () => goToConfirm({ code }),
      isPrimary: true,
    },
    {
      action: 'submit',
      name: <Trans context="action">Edit</Trans>,
      icon: <IconPencil size={16} aria-hidden />,
      run: () => goToForm({ code }),
    },
    ...NOTIFY_ACTIONS.map((action) => ({
      action,
      name: <Message of={actionName(action)} />,
      icon: <IconRefresh size={16} aria-hidden />,
      run: () => transition(action, order),
    })),
    {
      action: 'cancel',
      name: <Message of={actionName('cancel')} />,
      icon: <IconBan size={16} aria-hidden />,
      run: () => cancelling.open(order),
      isDangerous: true,
    },
  ]
  const isCopyable = mayRaise(type.rules, user) && (type.mayCopy?.(order) ?? true)
  const availabilities = actions.map((each) => ({
    ...each,
    availability: type.availability(each.action, order, user, log),
  }))
  const notNow = availabilities.flatMap(({ action, name, availability }) =>
    availability.kind === 'disabled' ? [{ action, name, reason: availability.reason }] : [],
  )
  return (
    <span className={classes.actions} ref={keepFocus}>
      {availabilities.map(({ action, name, availability, run: onClick, ...looks }) =>
        availability.kind === 'available' ? (
          <ActionButton
            key={action}
            {...looks}
            availability={availability}
            isLoading={running === action}
            onClick={onClick}
          >
            {name}
          </ActionButton>
        ) : null,
      )}
      <MoreActions
        copy={isCopyable ? { path: type.paths.create, code } : undefined}
        notNow={notNow}
      />
      {asked ? (
        <ConfirmDialog
          title={<Trans>Cancel {code}?</Trans>}
          confirmLabel={<Message of={actionName('cancel')} />}
          isDangerous
          isBusy={running === 'cancel'}
          onConfirm={() => transition('cancel', asked)}
          onClose={cancelling.close}
        >
          <Trans>A cancelled order can’t be taken up again.</Trans>
        </ConfirmDialog>
      ) : null}
    </span>
  )
}

interface MoreActionsProps {
  /** the order can be copied: where the copy is begun, and of what */
  copy: { path: OrderPaths['create']; code: string } | undefined
  /** the actions that don't apply, each with its reason */
  notNow: readonly (Pick<DetailAction, 'action' | 'name'> & {
    reason: Parameters<typeof Message>[0]['of']
  })[]
}

/** What is seldom wanted of an order, and what can't be done with it now, behind "…". */
function MoreActions({ copy, notNow }: MoreActionsProps) {
  const { t } = useLingui()
  const content = useRef<HTMLDivElement>(null)
  const notNowId = useId()
  if (!copy && notNow.length === 0) return null
  return (
    <PopoverButton label={t`More actions`} icon={<IconDots size={16} aria-hidden />}>
      {() => (
        <LinkArea ref={content} className={classes.more}>
          {copy ? (
            <AppLink path={copy.path} search={{ copyOf: copy.code }} className={classes.copy}>
              <IconCopy size={16} aria-hidden />
              <Trans>Copy as a new order</Trans>
            </AppLink>
          ) : null}
          {notNow.length > 0 ? (
            <>
              <span id={notNowId} className={classes.heading}>
                <Trans>Not possible now</Trans>
              </span>
              <ul className={classes.reasons} aria-labelledby={notNowId}>
                {notNow.map(({ action, name, reason }) => (
                  <li key={action}>
                    <strong>{name}</strong>
                    <span>
                      <Message of={reason} />
                    </span>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </LinkArea>
      )}
    </PopoverButton>
  )
}

/**
 * A button that had the focus goes when its action is done: the focus goes to what else there is of the order, and to no other
 * action, which a held key would take.
 */
function useFocusKept() {
  const frame = useRef<HTMLElement>(null)
  const focused = useRef<Element>(null)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null
    }
    // A dialog gives it back; what else has taken it keeps it.
    const forget = ({ relatedTarget }: FocusEvent) => {
      const isTaken = relatedTarget instanceof Element && !relatedTarget.closest('[role=dialog]')
      if (isTaken) focused.current = null
    }
    element.addEventListener('focusin', remember)
    element.addEventListener('focusout', forget)
    return () => {
      element.removeEventListener('focusin', remember)
      element.removeEventListener('focusout', forget)
    }
  }, [])
  useEffect(() => {
    if (focused.current?.isConnected !== false) return undefined
    // A dialog that closes at the same time gives the focus back first.
    const timer = setTimeout(() => {
      const { activeElement } = document
      focused.current = null
      // A dialog whose button is gone gives it to the page around the buttons.
      if (activeElement !== document.body && !activeElement?.contains(frame.current)) return
      giveFocusBack(frame.current?.querySelector('button:not([data-command])') ?? null)
      if (isFocusLost()) focusContent()
    }, 0)
    return () => clearTimeout(timer)
  })
  return frame
}
