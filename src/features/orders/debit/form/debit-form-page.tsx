import { mayRaiseDeduction } from '@/domain/deduction-transitions'
import { Message } from '@/components/message'
import { EmptyState } from '@/components/states/empty-state'
import { OrderFormPage } from '../../form/order-form-page'
import { debitOrderType } from '../debit-order-type'
import { DebitForm } from './debit-form'

/** `/debit/order/add?paymentCode=` */
export function NewDebitPage({ paymentCode }: { paymentCode: string | undefined }) {
  return (
    <OrderFormPage
      type={debitOrderType}
      mayRaise={(user) => mayRaiseDeduction('debit', user)}
      code={undefined}
    >
      {(form) => <DebitForm {...form} paymentCode={paymentCode} />}
    </OrderFormPage>
  )
}

/** `/debit/order/submit?code=` */
export function EditDebitPage({ code }: { code: string | undefined }) {
  if (code === undefined) return <EmptyState message={<Message of={debitOrderType.namesNone} />} />
  return (
    <OrderFormPage
      type={debitOrderType}
      mayRaise={(user) => mayRaiseDeduction('debit', user)}
      code={code}
    >
      {(form) => <DebitForm {...form} />}
    </OrderFormPage>
  )
}
