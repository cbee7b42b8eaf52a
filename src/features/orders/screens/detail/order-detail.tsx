import { Title } from '@mantine/core'
import { useState } from 'react'
import { LifecycleSteps } from '@/components/lifecycle-steps/lifecycle-steps'
import { Message } from '@/components/message'
import { StateBadge } from '@/components/state-badge/state-badge'
import { OrderActions } from '../actions/order-actions'
import { ChangedSince } from '../parts/changed-since'
import { useOneVersion } from '../../workflow/one-version'
import { useOrderLog, useOrder } from '../../workflow/use-order'
import type { OrderBase, OrderView } from '../../order-type'
import { UnknownOutcomes } from '../parts/unknown-outcomes'
import { PrintVoucherButton } from '../voucher/print-voucher-button'
import classes from './order-detail.module.css'
import { EmptyState } from '@/components/states/empty-state'
import { PageSkeleton } from '@/shell/page-skeleton'
import { OrderFailure } from '../parts/order-failure'
import { Rejection } from '../parts/rejection'
import { useNotedDocument } from '../parts/use-noted-document'

interface OrderDetailProps<Order extends OrderBase> {
  view: OrderView<Order>
  order: Order
}

/** An order: head with what can be done, the steps of its life, and what it holds. */
function OrderDetail<Order extends OrderBase>({ view, order }: OrderDetailProps<Order>) {
  const { type, Sections, Starts } = view
  /** what the person saw when an action was refused because somebody had changed the order */
  const [seen, setSeen] = useState<Order>()
  const { log } = useOrderLog(type, order.code)
  const waitsFor = type.skipReason(order, log)
  useOneVersion(type.kind, order.code)
  return (
    <article className={classes.page}>
      <header className={classes.head}>
        <Title order={1} size="h3">
          <Message of={type.names.title(order.code)} />
        </Title>
        <StateBadge state={type.stateOf(order)} />
        {waitsFor ? (
          <span className={classes.mark}>
            <Message of={waitsFor} />
          </span>
        ) : null}
        <div className={classes.actions}>
          {Starts ? <Starts order={order} /> : null}
          <OrderActions type={type} order={order} log={log} onConflict={setSeen} />
          <PrintVoucherButton view={view} order={order} />
        </div>
      </header>
      <UnknownOutcomes type={type} code={order.code} />
      {seen ? (
        <ChangedSince
          type={type}
          seen={seen}
          now={order}
          isHeldBack
          onRead={() => setSeen(undefined)}
        />
      ) : null}
      <Rejection type={type} order={order} />
      <section className={classes.card}>
        <LifecycleSteps steps={type.lifecycle(order)} />
      </section>
      <Sections order={order} />
    </article>
  )
}

interface OrderDetailPageProps<Order extends OrderBase> {
  view: OrderView<Order>
  code: string | undefined
}

/** The detail of an order of any type: `/…/order/detail?code=` */
export function OrderDetailPage<Order extends OrderBase>({
  view,
  code,
}: OrderDetailPageProps<Order>) {
  if (code === undefined) {
    return <EmptyState message={<Message of={view.type.names.missingCode} />} isPage />
  }
  return <LoadedDetail view={view} code={code} />
}

interface LoadedDetailProps<Order extends OrderBase> {
  view: OrderView<Order>
  code: string
}

function LoadedDetail<Order extends OrderBase>({ view, code }: LoadedDetailProps<Order>) {
  const { order, error, retry } = useOrder(view.type, code)
  useNotedDocument(view.type.paths.detail, order?.code)
  if (order) return <OrderDetail view={view} order={order} />
  if (!error) return <PageSkeleton />
  return <OrderFailure code={code} error={error} isPage onRetry={retry} />
}
