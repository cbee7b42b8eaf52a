import { useLingui } from '@lingui/react/macro'
import { useSavePaymentOrder, useSubmitPaymentOrder } from '@/api/resources/payment-order-writes'
import type { PaymentOrderDetail } from '@/api/contract/payment-order'
import { FailureState } from '@/shell/failure-state'
import type { FormDefinition } from '../../screens/form/form-definition'
import { OrderForm, type OrderFormProps } from '../../screens/form/order-form'
import classes from '../../screens/form/order-form.module.css'
import { useOrderForm } from '../../screens/form/use-order-form'
import { paymentWorkflow } from '../workflow'
import { BudgetPanel } from './budget-panel'
import { checkPaymentDraft, checkPaymentForm, shownPaymentFields } from './check-form'
import { usePaymentChoices } from './choices'
import { PaymentFormFields } from './form-fields'
import {
  copyPayment,
  EMPTY_PAYMENT_FORM,
  paymentFormValues,
  toDocument,
  toFormValues,
  withTyped,
  type PaymentFormValues,
} from './form-values'
import { OrderFormPage } from '../../screens/form/order-form-page'

const definition: FormDefinition<PaymentFormValues, PaymentOrderDetail> = {
  type: paymentWorkflow,
  schema: paymentFormValues,
  toValues: toFormValues,
  fieldsShown: shownPaymentFields,
  together: [
    'settlement',
    'channelId',
    'principalId',
    'feeItemCode',
    'paymentUnit',
    'paymentUnitAccount',
  ],
  readAs: {
    settlement: 'settlement',
    channelId: 'channel',
    applyCode: 'applyCode',
    applyDate: 'applyDate',
    affiliationDepartmentCode: 'department',
    affiliationParkId: 'park',
    principalId: 'principal',
    ownerName: 'owner',
    canOnlyConsume: 'canOnlyConsume',
    amount: 'amount',
    feeItemCode: 'feeItem',
    paymentUnit: 'paymentUnit',
    paymentUnitAccount: 'account',
    remark: 'remark',
    attachments: 'attachments',
  },
}

/** The form of a payment order. See docs/domain/orders.md, "Payment order". */
function PaymentForm(props: OrderFormProps<PaymentOrderDetail>) {
  const { t } = useLingui()
  const { mutateAsync: stage } = useSavePaymentOrder()
  const { mutateAsync: submit } = useSubmitPaymentOrder()
  const form = useOrderForm(
    definition,
    props.order,
    EMPTY_PAYMENT_FORM,
    props.copied && copyPayment(props.copied),
    props.goesOn,
  )
  const { values, base, errors } = form
  const choices = usePaymentChoices(values, base.order ?? props.copied)
  const content = toDocument(values, choices.namesOf(values), base.order)
  const { channelId, affiliationDepartmentCode, feeItemCode } = values
  const hasBudget = channelId !== '' && affiliationDepartmentCode !== '' && feeItemCode !== ''
  return (
    <OrderForm
      {...props}
      definition={definition}
      calls={{ stage, submit }}
      form={form}
      content={content}
      check={(action) =>
        action === 'stage'
          ? checkPaymentDraft(values)
          : checkPaymentForm(values, choices.sideOfPerson)
      }
      withTyped={(newer) => withTyped(newer, content)}
      hasAttachments
    >
      {(idOf) => (
        <>
          {choices.error ? <FailureState error={choices.error} onRetry={choices.retry} /> : null}
          <section className={classes.card} aria-label={t`Fields`}>
            <PaymentFormFields
              idOf={idOf}
              values={values}
              errors={errors}
              asTyped={form.asTyped}
              onChange={form.change}
              choices={choices}
              version={base.seen}
              isUnknownOffered={values.settlement === '' || base.start.settlement === ''}
              budget={
                values.settlement === '1' ? (
                  <BudgetPanel
                    amount={values.amount}
                    request={
                      hasBudget
                        ? { channelId: Number(channelId), affiliationDepartmentCode, feeItemCode }
                        : undefined
                    }
                  />
                ) : null
              }
            />
          </section>
        </>
      )}
    </OrderForm>
  )
}

interface PaymentFormPageProps {
  code: string | undefined
  copyOf: string | undefined
}

/** `/payment/order/submit`: a new order, with `?copyOf=` a copy, or with `?code=` one that is edited. */
export function PaymentFormPage(address: PaymentFormPageProps) {
  return (
    <OrderFormPage type={paymentWorkflow} {...address}>
      {(form) => <PaymentForm {...form} />}
    </OrderFormPage>
  )
}
