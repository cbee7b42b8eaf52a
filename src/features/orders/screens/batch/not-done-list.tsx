import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useFormatAmount } from '@/components/amount'
import { BusyButton } from '@/components/busy-button'
import { useFoundOutcome } from '@/features/writes/use-reconciliation'
import { focusContent, isFocusLost } from '@/platform/focus-content'
import { AppLink } from '@/shell/app-link'
import { notify } from '@/shell/notify'
import { presentAskedFailure } from '@/shell/present-asked-failure'
import { isConflict } from '../../workflow/use-order-transition'
import type { BatchOrder } from './batch-order'
import { BatchOutcome } from './batch-outcome'
import classes from './batch.module.css'
import type { NotDone } from './batch-run'

interface NotDoneListProps {
  orders: readonly NotDone[]
  onDeselect: (code: string) => void
  /** told of an order that waits for no decision any more */
  onSettled: (code: string) => void
}

/**
 * The selected orders that a batch did not decide on, each with its reason. One may have left the list meanwhile, because
 * somebody else decided on it for one: here it can be looked at, and taken out of the selection.
 */
export function NotDoneList({ orders, onDeselect, onSettled }: NotDoneListProps) {
  const { t } = useLingui()
  return (
    <ul className={classes.notDone} aria-label={t`Not done, and still selected`}>
      {orders.map((verdict) => (
        <NotDoneOrder
          key={verdict.order.code}
          verdict={verdict}
          onDeselect={onDeselect}
          onSettled={onSettled}
        />
      ))}
    </ul>
  )
}

interface NotDoneOrderProps extends Omit<NotDoneListProps, 'orders'> {
  verdict: NotDone
}

function NotDoneOrder({
  verdict: { order, reason, result },
  onDeselect,
  onSettled,
}: NotDoneOrderProps) {
  const { t } = useLingui()
  const { code, path, amount } = order
  const formatAmount = useFormatAmount()
  const found = useFoundOutcome(result?.kind === 'unknown' ? result.write : undefined)
  const deselect = useEffectEvent(() => onDeselect(code))
  // It was done after all: what is selected is what was not.
  useEffect(() => {
    if (found === 'done') deselect()
  }, [found])
  return (
    <li>
      <AppLink path={path} search={{ code }}>
        {code}
      </AppLink>
      <span>{formatAmount(amount)}</span>
      <span>
        <BatchOutcome verdict={{ order, reason }} result={result} />
      </span>
      {result?.kind === 'failed' && isConflict(result.error) ? (
        <SelectAnew order={order} onSettled={onSettled} />
      ) : null}
      <Button
        size="compact-xs"
        variant="subtle"
        aria-label={t`Deselect ${code}`}
        onClick={() => {
          onDeselect(code)
          focusContent()
        }}
      >
        <Trans>Deselect</Trans>
      </Button>
    </li>
  )
}

interface SelectAnewProps extends Pick<NotDoneListProps, 'onSettled'> {
  order: BatchOrder
}

/**
 * Selects an order that has changed since it was selected as it is now, so that it can be decided on. One that waits for no
 * decision any more leaves the selection, and what it has become is told.
 */
function SelectAnew({ order: { code, selectAnew }, onSettled }: SelectAnewProps) {
  const { t, i18n } = useLingui()
  const { mutate, isPending, data } = useMutation({
    mutationFn: selectAnew,
    onError: presentAskedFailure,
    // It goes with the reason; what is selected is what is looked at next.
    onSuccess: (selected) => {
      if (selected.kind === 'settled') {
        const state = i18n._(selected.state)
        notify({ message: msg`${code} is no longer waiting, now: ${state}`, tone: 'warning' })
        onSettled(code)
      }
      if (selected.kind !== 'not-shown' && isFocusLost()) focusContent()
    },
  })
  return (
    <>
      {data?.kind === 'not-shown' ? (
        <span role="status">
          <Trans>It is not among the orders shown here any more.</Trans>
        </span>
      ) : null}
      <BusyButton
        size="compact-xs"
        variant="subtle"
        aria-label={t`Select ${code} as it is now`}
        isBusy={isPending}
        onClick={() => mutate()}
      >
        <Trans>Select as it is now</Trans>
      </BusyButton>
    </>
  )
}
