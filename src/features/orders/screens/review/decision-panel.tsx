import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Textarea, Title } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { Message, messageOf } from '@/components/message'
import { holdFocus } from '@/platform/focus-content'
import { NOTIFY_ACTIONS, type Availability } from '@/domain/transitions'
import { formatCount } from '@/domain/written-number'
import { ActionButton } from '../actions/action-button'
import { actionName } from '../../workflow/action-names'
import classes from './confirm-screen.module.css'
import { IconRefresh } from '@tabler/icons-react'
import type { OperationLogEntry } from '@/api/contract/operation-log'
import type { User } from '@/api/contract/session'
import type { Decision } from '../../workflow/perform-transition'
import { useOrderTransition } from '../../workflow/use-order-transition'
import type { OrderBase, OrderWorkflow } from '../../order-type'

interface DecisionPanelProps {
  /** of the order that is decided on */
  code: string
  remark: string
  onRemark: (remark: string) => void
  remarkError: MessageDescriptor | undefined
  approve: Availability
  reject: Availability
  running: Decision | undefined
  hasNext: boolean
  /** whether there is a next order is still being read */
  isNextAwaited: boolean
  /** single keys are on */
  hasKeys: boolean
  remarkField: RefObject<HTMLTextAreaElement | null>
  approveButton: RefObject<HTMLButtonElement | null>
  onApprove: () => void
  onApproveAndNext: () => void
  onReject: () => void
  onRejectAndNext: () => void
  /** what is left to do instead of a decision: to tell another system again */
  children?: ReactNode
}

/**
 * The decision beside the order. A remark is free for an approval and needed for a rejection. Every order has its own controls:
 * what has one of them in hand, as the palette or what gives the focus back, must not decide on the next order with it.
 */
export function DecisionPanel({
  code,
  remark,
  onRemark,
  remarkError,
  approve,
  reject,
  running,
  hasNext,
  isNextAwaited,
  hasKeys,
  remarkField,
  approveButton,
  onApprove,
  onApproveAndNext,
  onReject,
  onRejectAndNext,
  children,
}: DecisionPanelProps) {
  const { t } = useLingui()
  const panel = useRef<HTMLElement>(null)
  const isDeciding = running !== undefined
  const pressInRemark = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, repeat, nativeEvent } = event
    // The keys of an input method belong to it.
    if (nativeEvent.isComposing) return
    if (key === 'Escape') panel.current?.focus()
    if (key !== 'Enter' || !(ctrlKey || metaKey)) return
    event.preventDefault()
    if (!repeat) onRejectAndNext()
  }
  return (
    // Escape in the remark leads to the panel, where the single keys act again and Tab goes on from.
    <section ref={panel} tabIndex={-1} className={classes.decision} aria-label={t`Decision`}>
      <Title order={2} size="h5">
        <Trans>Decision</Trans>
      </Title>
      {children}
      <Textarea
        key={`remark ${code}`}
        ref={remarkField}
        label={<Trans>Remark</Trans>}
        classNames={{ root: classes.remark, wrapper: classes.remarkText }}
        value={remark}
        // It was sent as it stands: more of it would reach nobody, and go with the order.
        readOnly={isDeciding}
        error={messageOf(remarkError)}
        // By its key it is asked for from the field itself, whose focus then tells nothing new.
        errorProps={{ role: 'alert' }}
        onChange={(event) => onRemark(event.currentTarget.value)}
        onKeyDown={pressInRemark}
      />
      <div key={code} className={classes.buttons}>
        <div className={classes.buttons}>
          <ActionButton
            ref={approveButton}
            availability={approve}
            isPrimary
            isLoading={running === 'approve'}
            isWaiting={isDeciding}
            onClick={onApprove}
            onShiftEnter={onApproveAndNext}
          >
            <Message of={actionName('approve')} />
          </ActionButton>
          {hasNext || isNextAwaited ? (
            <span className={hasNext ? undefined : classes.awaited}>
              <ActionButton
                availability={approve}
                isWaiting={isDeciding}
                onClick={onApproveAndNext}
              >
                <Trans>Approve and next</Trans>
              </ActionButton>
            </span>
          ) : null}
        </div>
        <div className={classes.buttons}>
          <ActionButton
            availability={reject}
            isDangerous
            isLoading={running === 'reject'}
            isWaiting={isDeciding}
            onClick={onReject}
          >
            <Message of={actionName('reject')} />
          </ActionButton>
          {hasNext || isNextAwaited ? (
            <span className={hasNext ? undefined : classes.awaited}>
              <ActionButton
                availability={reject}
                isWaiting={isDeciding}
                isDangerous
                onClick={onRejectAndNext}
              >
                <Trans>Reject and next</Trans>
              </ActionButton>
            </span>
          ) : null}
        </div>
      </div>
      {hasNext && hasKeys ? (
        <p className={classes.hint}>
          <Trans>
            <kbd>A</kbd>, then <kbd>Shift+Enter</kbd>: approve and next. <kbd>R</kbd>, a reason,
            then <kbd>Ctrl+Enter</kbd>: reject and next.
          </Trans>
        </p>
      ) : null}
    </section>
  )
}

interface QueueBarProps {
  place: number
  length: number
  isLoading: boolean
  hasFailed: boolean
  onRetry: () => void
  onNext: (() => void) | undefined
  onPrevious: (() => void) | undefined
  /** at the end of a queue: what was done in it */
  onSummary: (() => void) | undefined
  onBack: () => void
  /** how the queue is gone through */
  children?: ReactNode
}

/** Where the order stands in the queue, and the ways through it. */
export function QueueBar({
  place,
  length,
  isLoading,
  hasFailed,
  onRetry,
  onNext,
  onPrevious,
  onSummary,
  onBack,
  children,
}: QueueBarProps) {
  const { t, i18n } = useLingui()
  const at = formatCount(place, i18n.locale)
  const of = formatCount(length, i18n.locale)
  return (
    <nav className={classes.queue} aria-label={t`Queue`} data-loading={isLoading || undefined}>
      <Button size="xs" variant="default" onClick={onBack}>
        <Trans>Back to the list</Trans>
      </Button>
      <Button size="xs" variant="default" disabled={!onPrevious} onClick={onPrevious}>
        <Trans context="order in the queue">Previous</Trans>
      </Button>
      <span role="status" className={classes.place}>
        {isLoading ? <Trans>Reading the queue…</Trans> : `${at} / ${of}`}
      </span>
      <Button size="xs" variant="default" disabled={!onNext} onClick={onNext}>
        <Trans context="order in the queue">Next</Trans>
      </Button>
      {onSummary ? (
        <Button size="xs" variant="default" onClick={onSummary}>
          <Trans>Queue summary</Trans>
        </Button>
      ) : null}
      {hasFailed ? (
        <span ref={holdFocus} role="alert" className={classes.place}>
          <Trans>The queue could not be read.</Trans>{' '}
          <Button size="compact-xs" variant="default" onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
        </span>
      ) : null}
      {children}
    </nav>
  )
}

interface NotifyButtonsProps<Order extends OrderBase> {
  type: OrderWorkflow<Order>
  order: Order
  user: User
  log: readonly OperationLogEntry[] | undefined
  /** one of them was told of the order of this code */
  onTold: (code: string) => void
}

/** Tells the systems again that have not answered for an order; nothing where there is none. */
export function NotifyButtons<Order extends OrderBase>({
  type,
  order,
  user,
  log,
  onTold,
}: NotifyButtonsProps<Order>) {
  const { transition, running } = useOrderTransition(type, order.code, (result, pressed) => {
    if (result === 'done') onTold(pressed.order.code)
  })
  const actions = NOTIFY_ACTIONS.filter(
    (action) => type.availability(action, order, user, log).kind === 'available',
  )
  if (actions.length === 0) return null
  return (
    <div className={classes.buttons}>
      {actions.map((action) => (
        <ActionButton
          key={`${action} ${order.code}`}
          availability={{ kind: 'available' }}
          isPrimary
          isLoading={running === action}
          icon={<IconRefresh size={16} aria-hidden />}
          onClick={() => transition(action, order)}
        >
          <Message of={actionName(action)} />
        </ActionButton>
      ))}
    </div>
  )
}
