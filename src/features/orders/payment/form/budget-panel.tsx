import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useRetry } from '@/api/user-reads'
import type { BudgetRequest } from '@/api/contract/requests'
import { paymentOrderBudgetOptions, usePaymentOrderBudget } from '@/api/resources/payment-orders'
import { ApiError } from '@/api/http/api-error'
import { Amount, useFormatAmount } from '@/components/amount'
import { parseYuan, sumCents } from '@/domain/money'
import classes from '../../screens/form/order-form.module.css'
import { Facts, FormWarning } from '../../screens/form/picked-order'
import { ReadFailure } from '../../screens/form/read-failure'

interface BudgetPanelProps {
  /** undefined until department, fee item and channel are chosen */
  request: BudgetRequest | undefined
  /** yuan, as typed */
  amount: string
}

/** What the department may still spend on the fee item, and a warning above it. */
export function BudgetPanel({ request, amount }: BudgetPanelProps) {
  const { t } = useLingui()
  return (
    <section className={`${classes.wide} ${classes.card}`} aria-label={t`Budget`}>
      <strong>
        <Trans>Budget</Trans>
      </strong>
      <div className={classes.budgetBody}>
        {request ? (
          <Budget request={request} amount={amount} />
        ) : (
          <Text c="dimmed" size="sm">
            <Trans>Choose channel, department and fee item to see the budget.</Trans>
          </Text>
        )}
      </div>
    </section>
  )
}

function Budget({ request, amount }: { request: BudgetRequest; amount: string }) {
  const formatAmount = useFormatAmount()
  const { data, error } = usePaymentOrderBudget(request)
  const retry = useRetry(paymentOrderBudgetOptions(request))
  if (!data && error instanceof ApiError) return <ReadFailure error={error} onRetry={retry} />
  if (!data) {
    return (
      <Text c="dimmed" size="sm" role="status">
        <Trans>Loading the budget…</Trans>
      </Text>
    )
  }
  const cents = parseYuan(amount)
  const isAbove = cents !== undefined && cents > data.available
  const missing = isAbove ? formatAmount(sumCents([cents, -data.available])) : ''
  const available = formatAmount(data.available)
  return (
    <>
      <Facts
        facts={[
          {
            id: 'total',
            label: <Trans context="budget">Total</Trans>,
            value: <Amount cents={data.total} />,
          },
          {
            id: 'used',
            label: <Trans context="budget">Used</Trans>,
            value: <Amount cents={data.used} />,
          },
          {
            id: 'frozen',
            label: <Trans context="budget">Frozen</Trans>,
            value: <Amount cents={data.frozen} />,
          },
          {
            id: 'available',
            label: <Trans context="budget">Available</Trans>,
            value: <Amount cents={data.available} />,
          },
        ]}
      />
      {isAbove ? (
        <FormWarning>
          <Trans>
            The amount is {missing} yuan above the available budget of {available} yuan.
          </Trans>
        </FormWarning>
      ) : null}
    </>
  )
}
