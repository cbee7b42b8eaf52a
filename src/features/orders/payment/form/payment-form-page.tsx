import { mayRaisePayment } from '@/domain/payment-transitions'
import { OrderFormPage } from '../../form/order-form-page'
import { paymentOrderType } from '../payment-order-type'
import { PaymentForm } from './payment-form'

/** `/payment/order/submit`: a new order, or with `?code=` one that is edited. */
export function PaymentFormPage({ code }: { code: string | undefined }) {
  return (
    <OrderFormPage type={paymentOrderType} mayRaise={mayRaisePayment} code={code}>
      {(form) => <PaymentForm {...form} />}
    </OrderFormPage>
  )
}
