import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useFormatAmount } from '@/components/amount'
import { useFoundOutcome } from '@/features/writes/use-reconciliation'
import { AppLink } from '@/shell/app-link'
import { BatchOutcome } from './batch-outcome'
import classes from './batch.module.css'
import type { NotDone } from './use-batch'

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
      <Button
        size="compact-xs"
        variant="subtle"
        aria-label={t`Deselect ${code}`}
        onClick={() => onDeselect(code)}
      >
        <Trans>Deselect</Trans>
      </Button>
    </li>
  )
}
