import { Trans, useLingui } from '@lingui/react/macro'
import type { DebitOrder } from '@/api/contract/debit-order'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import { debitOrders, useDebitOrder, useDebitOrderLog } from '@/api/resources/debit-orders'
import { useFormatAmount } from '@/components/amount'
import type { OpenedRowProps } from '@/components/data-table/data-table'
import { StateBadge } from '@/components/state-badge/state-badge'
import { formatChinaTime } from '@/domain/china-time'
import { reverseState } from '@/domain/order-states'
import { peopleOf, personText } from '../workflow/log'
import { usePeople } from '../workflow/use-people'
import { OperationLog } from '../screens/detail/order-sections'
import { OrderCode } from '../screens/detail/order-code'
import { OpenedRow } from '../screens/list/opened/opened-row'
import { useOpenedOrder } from '../screens/list/opened/use-opened-order'

const LOG = { useLog: useDebitOrderLog, logs: debitOrders.logsOptions }

/** Under a debit order's row: the order that writes it off, and its log. */
export function OpenedDebit({ row: { code }, colSpan }: OpenedRowProps<DebitOrder>) {
  const { t } = useLingui()
  const { data: order, error } = useDebitOrder(code)
  const retry = useOpenedOrder({ kind: 'debit', code }, debitOrders.detailOptions(code), [
    debitOrders.keys.log(code),
  ])
  const people = usePeople(order)
  return (
    <OpenedRow
      label={t`Reverse order and operation log of ${code}`}
      colSpan={colSpan}
      error={error}
      onRetry={retry}
    >
      {order && (
        <>
          <p>
            {order.reverseOrder ? (
              <ReverseLine reverse={order.reverseOrder} />
            ) : (
              <Trans>There is no reverse order of this debit.</Trans>
            )}
          </p>
          <h2>
            <Trans>Operation log</Trans>
          </h2>
          <OperationLog type={LOG} code={code} people={people} />
        </>
      )}
    </OpenedRow>
  )
}

function ReverseLine({ reverse }: { reverse: ReverseOrder }) {
  const { code, state, amount, createBy, createName, gmtCreate } = reverse
  const formatAmount = useFormatAmount()
  const sum = formatAmount(amount)
  const by = personText(createBy, peopleOf(reverse)) ?? createName
  return (
    <>
      <Trans>Reverse order</Trans> <OrderCode code={code} kind="reverse" />{' '}
      <StateBadge state={reverseState(state)} /> <Trans>{sum} yuan</Trans> {by}{' '}
      {gmtCreate === undefined ? null : formatChinaTime(gmtCreate)}
    </>
  )
}
