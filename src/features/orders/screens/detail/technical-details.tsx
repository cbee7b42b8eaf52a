import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import type { Attachment, AuditedOrder } from '@/api/contract/order-parts'
import { FieldGrid } from '@/components/field-grid/field-grid'
import { useUser } from '@/session/use-user'
import type { DisplayField } from '../../display-field'
import classes from './order-detail.module.css'
import { fieldsOf } from './display-fields'
import type { OrderBase, OrderWorkflow } from '../../order-type'
import { useOrderLog } from '../../workflow/use-order'
import { visibleLog } from '../../workflow/log'

interface TechnicalDetailsProps<Order extends OrderBase> {
  type: OrderWorkflow<Order>
  order: AuditedOrder & {
    code: string
    state: number
    attachments?: readonly Attachment[]
  }
  /** the ids that only this type of order has */
  ids?: readonly DisplayField[]
}

/** The ids behind the names of a document, for whoever is asked about it; folded until wanted. */
export function TechnicalDetails<Order extends OrderBase>({
  type,
  order,
  ids,
}: TechnicalDetailsProps<Order>) {
  const user = useUser()
  const { log = [] } = useOrderLog(type, order.code)
  const files = order.attachments?.map(({ id, attachmentId, name }) =>
    id === undefined ? `${attachmentId} ${name}` : `${attachmentId} (${id}) ${name}`,
  )
  const entries = visibleLog(log, user).map(({ id, step = '' }) => `${id} ${step}`)
  const fields: DisplayField[] = [
    { id: 'stateNumber', label: msg`State number`, text: String(order.state) },
    {
      id: 'version',
      label: msg`Version`,
      text: order.gmtModified === undefined ? undefined : String(order.gmtModified),
    },
    ...(ids ?? []),
    ...(files ? [{ id: 'fileIds', label: msg`Attachment ids`, text: files.join('\n') }] : []),
    { id: 'logIds', label: msg`Log ids`, text: entries.join('\n') },
  ]
  return (
    <details className={classes.card}>
      <summary className={classes.summary}>
        <Title order={2} size="h5">
          <Trans>Technical details</Trans>
        </Title>
      </summary>
      <FieldGrid fields={fieldsOf(fields)} />
    </details>
  )
}

/** An id as a field of the technical details. */
export function idText(id: number | undefined): string | undefined {
  return id === undefined ? undefined : String(id)
}
