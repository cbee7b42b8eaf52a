import { Message } from '@/components/message'
import { EmptyState } from '@/components/states/empty-state'
import { OrderFormPage } from '../../screens/form/order-form-page'
import { debitWorkflow } from '../workflow'
import { DebitForm } from './form'

/** `/debit/order/add?paymentCode=` */
export function NewDebitPage({ paymentCode }: { paymentCode: string | undefined }) {
  return (
    <OrderFormPage type={debitWorkflow} code={undefined}>
      {(form) => <DebitForm {...form} paymentCode={paymentCode} />}
    </OrderFormPage>
  )
}

/** `/debit/order/submit?code=` */
export function EditDebitPage({ code }: { code: string | undefined }) {
  if (code === undefined)
    return <EmptyState message={<Message of={debitWorkflow.names.missingCode} />} />
  return (
    <OrderFormPage type={debitWorkflow} code={code}>
      {(form) => <DebitForm {...form} />}
    </OrderFormPage>
  )
}
