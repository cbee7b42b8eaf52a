import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useFormatAmount } from '@/components/amount'
import { BusyButton } from '@/components/busy-button'
import { useFoundOutcome } from '@/features/writes/use-reconciliation'
import { focusContent, isFocusLost } from '@/platform/focus-content'
import { AppLink } from '@/shell/app-link'
import { presentAskedFailure } from '@/shell/present-asked-failure'
import { isConflict } from '../../workflow/use-order-transition'
import type { BatchOrder } from './batch-order'
import { BatchOutcome } from './batch-outcome'
import classes from './batch.module.css'
import type { NotDone } from './batch-run'

interface NotDoneListProps {
  orders: readonly NotDone[]
  onDeselect: (code: string) => void
}

/**
 * The selected orders that a batch did not decide on, each with its reason. One may have left the list meanwhile, because
 * somebody else decided on it for one: here it can be looked at, and taken out of the selection.
 */
export function NotDoneList({ orders, onDeselect }: NotDoneListProps) {
  const { t } = useLingui()
  return (
    <ul className={classes.notDone} aria-label={t`Not done, and still selected`}>
      {orders.map((verdict) => (
        <NotDoneOrder key={verdict.order.code} verdict={verdict} onDeselect={onDeselect} />
      ))}
    </ul>
  )
}

interface NotDoneOrderProps extends Pick<NotDoneListProps, 'onDeselect'> {
  verdict: NotDone
}

function NotDoneOrder({ verdict: { order, reason, result }, onDeselect }: NotDoneOrderProps) {
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
      {result?.kind === 'failed' && isConflict(result.error) ? <SelectAnew order={order} /> : null}
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

/** Selects an order that has changed since it was selected as it is now, so that it can be decided on. */
function SelectAnew({ order: { code, selectAnew } }: { order: BatchOrder }) {
  const { t } = useLingui()
  const {
    mutate,
    isPending,
    data: isThere,
  } = useMutation({
    mutationFn: selectAnew,
    onError: presentAskedFailure,
    // It goes with the reason; what is selected is what is looked at next.
    onSuccess: (isSelected) => {
      if (isSelected && isFocusLost()) focusContent()
    },
  })
  return (
    <>
      {isThere === false ? (
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
