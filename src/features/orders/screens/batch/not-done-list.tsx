import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useFormatAmount } from '@/components/amount'
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
  const formatAmount = useFormatAmount()
  return (
    <ul className={classes.notDone} aria-label={t`Not done, and still selected`}>
      {orders.map((verdict) => {
        const { code, path, amount } = verdict.order
        return (
          <li key={code}>
            <AppLink path={path} search={{ code }}>
              {code}
            </AppLink>
            <span>{formatAmount(amount)}</span>
            <span>
              <BatchOutcome verdict={verdict} result={verdict.result} />
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
      })}
    </ul>
  )
}
