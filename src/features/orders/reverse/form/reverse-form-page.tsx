import { mayRaiseDeduction } from '@/domain/deduction-transitions'
import { OrderFormPage } from '../../form/order-form-page'
import { reverseOrderType } from '../reverse-order-type'
import { ReverseForm } from './reverse-form'

interface ReverseFormPageProps {
  code: string | undefined
  debitCode: string | undefined
}

/** `/reverse/order/submit`: a new reverse, of a debit with `?debitCode=`, or with `?code=` an edit. */
export function ReverseFormPage({ code, debitCode }: ReverseFormPageProps) {
  return (
    <OrderFormPage
      type={reverseOrderType}
      mayRaise={(user) => mayRaiseDeduction('reverse', user)}
      code={code}
    >
      {(form) => <ReverseForm {...form} debitCode={debitCode} />}
    </OrderFormPage>
  )
}
