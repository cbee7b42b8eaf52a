import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useFormatAmount } from '@/components/amount'
import { Message } from '@/components/message'
import { sumCents } from '@/domain/money'
import { actionName } from '../../workflow/action-names'
import type { BatchOrder, Decision } from './batch-order'
import classes from './batch.module.css'

const BatchDialog = lazy(async () => ({
  default: (await import('./batch-dialog')).BatchDialog,
}))

interface BatchBarProps {
  orders: readonly BatchOrder[]
  /** the codes of the orders that were decided on */
  onDone: (codes: readonly string[]) => void
}

/** What can be done with all selected orders of a confirm list at once. */
export function BatchBar({ orders, onDone }: BatchBarProps) {
  const { t, i18n } = useLingui()
  const formatAmount = useFormatAmount()
  // The batch is what was selected when it was begun, whatever becomes of the selection meanwhile.
  const [batch, setBatch] = useState<{ decision: Decision; orders: readonly BatchOrder[] }>()
  const count = i18n.number(orders.length)
  const sum = formatAmount(sumCents(orders.map(({ amount }) => amount)))
  return (
    <div className={classes.bar} role="region" aria-label={t`Selected orders`}>
      <span>
        <Trans>
          {count} selected, {sum} yuan
        </Trans>
      </span>
      <Button size="xs" onClick={() => setBatch({ decision: 'approve', orders })}>
        <Message of={actionName('approve')} />
      </Button>
      <Button size="xs" variant="default" onClick={() => setBatch({ decision: 'reject', orders })}>
        <Message of={actionName('reject')} />
      </Button>
      {batch ? (
        <Suspense fallback={null}>
          <BatchDialog
            {...batch}
            onClose={(done) => {
              setBatch(undefined)
              onDone(done)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
