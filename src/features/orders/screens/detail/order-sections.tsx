import { Trans } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Attachment } from '@/api/contract/order-parts'
import { FieldGrid } from '@/components/field-grid/field-grid'
import type { OrderBase } from '../../order-type'
import type { DisplayField } from '../../display-field'
import { Attachments } from './attachments'
import { OperationLog, type OperationLogProps } from './operation-log'
import classes from './order-detail.module.css'
import { fieldsOf } from './display-fields'

/** A part of an order's detail under a heading of its own. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.card}>
      <Title order={2} size="h5">
        {title}
      </Title>
      {children}
    </section>
  )
}

export function FieldsSection({ fields }: { fields: readonly DisplayField[] }) {
  return (
    <Section title={<Trans>Order</Trans>}>
      <FieldGrid fields={fieldsOf(fields)} />
    </Section>
  )
}

export function AttachmentsSection({ attachments }: { attachments: readonly Attachment[] }) {
  return (
    <Section title={<Trans>Attachments</Trans>}>
      <Attachments attachments={attachments} />
    </Section>
  )
}

export function LogSection<Order extends OrderBase>(props: OperationLogProps<Order>) {
  return (
    <Section title={<Trans>Operation log</Trans>}>
      <OperationLog {...props} />
    </Section>
  )
}
