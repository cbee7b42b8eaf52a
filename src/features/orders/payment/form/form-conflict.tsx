import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import type { PaymentOrderDocument } from '@/api/contract/payment-order-writes'
import { Message } from '@/components/message'
import { CompareTable } from '../../compare-table'
import classes from '../../form/order-form.module.css'
import { comparedPaymentFields } from '../payment-order-fields'
import type { PaymentFormValues } from './payment-form-values'

interface FormConflictProps {
  /** why it can't be edited any more; undefined when it can */
  reason: MessageDescriptor | undefined
  /** the order as it was when the person began to type */
  start: PaymentOrderDetail | undefined
  /** the order as somebody else has left it */
  newer: PaymentOrderDetail
  typed: PaymentOrderDocument
  values: PaymentFormValues
  onKeepTyped: () => void
  onTakeNewer: () => void
}

/**
 * Somebody has changed the order since it was opened: what it was, what it is, and what was typed, side
 * by side. Nothing typed is lost before the person has chosen.
 */
export function FormConflict({
  reason,
  start,
  newer,
  typed,
  values,
  onKeepTyped,
  onTakeNewer,
}: FormConflictProps) {
  const { t } = useLingui()
  const by = newer.lastModifiedBy ?? '—'
  return (
    <section className={classes.card} role="alert">
      <strong>
        <Trans>{by} has changed this order since you opened it. Nothing was saved.</Trans>
      </strong>
      <CompareTable
        label={t`Versions of the order`}
        versions={[
          ...(start
            ? [
                {
                  id: 'start',
                  name: <Trans>When you opened it</Trans>,
                  fields: comparedPaymentFields(start),
                },
              ]
            : []),
          {
            id: 'now',
            name: <Trans>On the server now</Trans>,
            fields: comparedPaymentFields(newer),
          },
          {
            id: 'typed',
            name: <Trans>What you typed</Trans>,
            fields: comparedPaymentFields(withTyped(newer, typed, values)),
          },
        ]}
      />
      <div className={classes.options}>
        {reason ? (
          <span>
            <Message of={reason} />
          </span>
        ) : (
          <Button size="xs" onClick={onKeepTyped}>
            <Trans>Go on with what I typed</Trans>
          </Button>
        )}
        <Button size="xs" variant="default" onClick={onTakeNewer}>
          <Trans>Take the server’s version</Trans>
        </Button>
      </div>
    </section>
  )
}

/** The order as it would be if what was typed were saved on it. */
function withTyped(
  newer: PaymentOrderDetail,
  typed: PaymentOrderDocument,
  { attachments }: PaymentFormValues,
): PaymentOrderDetail {
  const { amount = 0, ...fields } = typed
  const isSameChannel = typed.channelId === newer.channelId
  const isSamePark = typed.affiliationParkId === newer.affiliationParkId
  return {
    ...newer,
    ...fields,
    amount,
    actual: amount,
    channel: isSameChannel ? newer.channel : undefined,
    park: isSamePark ? newer.park : undefined,
    attachments: attachments.map((file) => ({ ...file })),
  }
}
