import { OrderFormPage } from '../../screens/form/order-form-page'
import { reverseWorkflow } from '../workflow'
import { ReverseForm } from './form'

interface ReverseFormPageProps {
  code: string | undefined
  debitCode: string | undefined
}

/** `/reverse/order/submit`: a new reverse, of a debit with `?debitCode=`, or with `?code=` an edit. */
export function ReverseFormPage({ code, debitCode }: ReverseFormPageProps) {
  return (
    <OrderFormPage type={reverseWorkflow} code={code}>
      {(form) => <ReverseForm {...form} debitCode={debitCode} />}
    </OrderFormPage>
  )
}
