import { OrderFormPage } from '../../screens/form/order-form-page'
import { paymentWorkflow } from '../workflow'
import { PaymentForm } from './form'

/** `/payment/order/submit`: a new order, or with `?code=` one that is edited. */
export function PaymentFormPage({ code }: { code: string | undefined }) {
  return (
    <OrderFormPage type={paymentWorkflow} code={code}>
      {(form) => <PaymentForm {...form} />}
    </OrderFormPage>
  )
}
