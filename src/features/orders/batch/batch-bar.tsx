import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { Message } from '@/components/message'
import { formatYuan, sumCents } from '@/domain/money'
import type { BatchProps } from '../../list/list-definition'
import { actionName } from '../actions/action-names'
import type { MovableType, OrderBase } from '../order-type'
import classes from './batch.module.css'

const BatchDialog = lazy(async () => ({
  default: (await import('./batch-dialog')).BatchDialog,
}))

export interface BatchBarProps<Row extends OrderBase> extends BatchProps<Row> {
  type: MovableType<Row>
}

/** What can be done with all selected orders of a confirm list at once. */
export function BatchBar<Row extends OrderBase>({ type, rows, onDone }: BatchBarProps<Row>) {
  const { t, i18n } = useLingui()
  const [action, setAction] = useState<'approve' | 'reject'>()
  // The batch is what was selected when it was begun, whatever becomes of the selection meanwhile.
  const [batch, setBatch] = useState<readonly Row[]>([])
  const count = i18n.number(rows.length)
  const sum = formatYuan(sumCents(rows.map(({ amount }) => amount)))
  const begin = (next: 'approve' | 'reject') => {
    setBatch(rows)
    setAction(next)
  }
  return (
    <div className={classes.bar} role="region" aria-label={t`Selected orders`}>
      <span>
        <Trans>
          {count} selected, {sum} yuan
        </Trans>
      </span>
      <Button size="xs" onClick={() => begin('approve')}>
        <Message of={actionName('approve')} />
      </Button>
      <Button size="xs" variant="default" onClick={() => begin('reject')}>
        <Message of={actionName('reject')} />
      </Button>
      {action ? (
        <Suspense fallback={null}>
          <BatchDialog
            type={type as unknown as MovableType<OrderBase>}
            action={action}
            rows={batch}
            onClose={(done) => {
              setAction(undefined)
              const codes = new Set(done)
              onDone(batch.filter(({ code }) => codes.has(code)))
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
