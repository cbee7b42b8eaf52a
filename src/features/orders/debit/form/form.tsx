import { Trans, useLingui } from '@lingui/react/macro'
import { useSaveDebitOrder, useSubmitDebitOrder } from '@/api/resources/debit-order-writes'
import { paymentOrders, usePaymentOrder, usePaymentOrderList } from '@/api/resources/payment-orders'
import { useRetry } from '@/api/user-reads'
import type { DebitOrderDetail } from '@/api/contract/debit-order'
import { useFormatAmount } from '@/components/amount'
import { CodePicker } from '@/components/code-picker/code-picker'
import { Message, messageOf } from '@/components/message'
import { unscaledNumber } from '@/components/number-input/number-text'
import { isDebitable, leftToDebit } from '@/domain/left-to-debit'
import { departmentOf } from '@/domain/order-names'
import { PAYMENT_STATE } from '@/domain/order-states'
import { paymentRules } from '@/domain/payment-transitions'
import { AmountField } from '../../screens/form/amount-field'
import type { FormDefinition } from '../../screens/form/form-definition'
import { OrderForm, type OrderFormProps } from '../../screens/form/order-form'
import classes from '../../screens/form/order-form.module.css'
import { RemarkField } from '../../screens/form/remark-field'
import { useOrderForm } from '../../screens/form/use-order-form'
import { usePickedOrder } from '../../screens/form/use-picked-order'
import { debitWorkflow } from '../workflow'
import {
  checkDebitDraft,
  checkDebitForm,
  debitFormValues,
  newDebit,
  toDebitDocument,
  toDebitForm,
  withAmount,
  type DebitFormValues,
} from './form-values'
import { PickedPayment } from './picked-payment'
import { EmptyState } from '@/components/states/empty-state'
import { OrderFormPage } from '../../screens/form/order-form-page'

const definition: FormDefinition<DebitFormValues, DebitOrderDetail> = {
  type: debitWorkflow,
  schema: debitFormValues,
  toValues: toDebitForm,
  fieldsShown: () => ['paymentCode', 'amount', 'remark', 'attachments'],
  together: ['paymentCode', 'amount'],
  readAs: {
    paymentCode: 'payment',
    amount: 'amount',
    remark: 'remark',
    attachments: 'attachments',
  },
}

const TALLIED_PAYMENTS = {
  useList: usePaymentOrderList,
  listOptions: paymentOrders.listOptions,
  useOrder: usePaymentOrder,
  rules: paymentRules,
  state: PAYMENT_STATE.tallied,
} as const

interface DebitFormProps extends OrderFormProps<DebitOrderDetail> {
  /** of a new debit: what it is to be taken from, where that is known */
  paymentCode?: string | undefined
}

/** The form of a debit order. See docs/domain/orders.md, "Debit order". */
function DebitForm({ paymentCode, ...props }: DebitFormProps) {
  const { t } = useLingui()
  const formatAmount = useFormatAmount()
  const { mutateAsync: stage } = useSaveDebitOrder()
  const { mutateAsync: submit } = useSubmitDebitOrder()
  const form = useOrderForm(
    definition,
    props.order,
    newDebit(paymentCode),
    props.copied && { ...toDebitForm(props.copied), attachments: [] },
    props.goesOn,
  )
  const { values, errors } = form
  const payment = usePickedOrder(
    TALLIED_PAYMENTS,
    values.paymentCode,
    paymentCode ?? (props.order ?? props.copied)?.paymentCode,
  )
  const retry = useRetry(paymentOrders.detailOptions(payment.code))
  const left = payment.order && leftToDebit(payment.order, props.order?.code)
  const content = toDebitDocument({ ...values, paymentCode: payment.code })
  return (
    <OrderForm
      {...props}
      definition={definition}
      calls={{ stage, submit }}
      form={form}
      content={content}
      check={(action) =>
        action === 'stage'
          ? checkDebitDraft(values)
          : checkDebitForm(values, {
              left,
              isPossible: payment.order && isDebitable(payment.order),
            })
      }
      withTyped={(newer) => ({ ...newer, ...content, amount: content.amount ?? 0 })}
      draftOf={paymentCode === undefined ? 'new' : `new.${paymentCode}`}
      hasAttachments
    >
      {(idOf) => (
        <section className={classes.card} aria-label={t`Fields`}>
          <div className={classes.fields}>
            <CodePicker
              id={idOf('paymentCode')}
              name="paymentCode"
              label={<Trans>Payment order</Trans>}
              value={values.paymentCode}
              error={messageOf(errors.paymentCode)}
              suggestions={payment.rows.map((order) => {
                const { code } = order
                const sum = formatAmount(order.actual)
                const affiliationDepartmentName = departmentOf(order)
                return {
                  code,
                  hint: (
                    <Trans>
                      {sum} yuan left, {affiliationDepartmentName}
                    </Trans>
                  ),
                }
              })}
              isLoading={payment.isSearching}
              onChange={(code) => form.change({ paymentCode: code })}
            />
            <AmountField
              id={idOf('amount')}
              value={values.amount}
              typed={form.asTyped['amount']}
              error={messageOf(withAmount(errors.amount, formatAmount))}
              onChange={(amount, typed) => form.change({ amount }, { amount: typed })}
            />
            <PickedPayment
              order={payment.order}
              error={payment.error}
              onRetry={retry}
              unknown={payment.unknown}
              searchError={payment.searchError}
              onSearchAgain={() => payment.searchAgain(idOf('paymentCode'))}
              left={left}
              amount={values.amount}
              own={props.order?.code}
              onTakeAll={(cents) => form.change({ amount: unscaledNumber(cents, 2) })}
            />
            <div className={classes.wide}>
              <RemarkField
                id={idOf('remark')}
                value={values.remark}
                error={messageOf(errors.remark)}
                onChange={(remark) => form.change({ remark })}
              />
            </div>
          </div>
        </section>
      )}
    </OrderForm>
  )
}

interface NewDebitPageProps {
  paymentCode: string | undefined
  copyOf: string | undefined
}

/** `/debit/order/add?paymentCode=`, or with `?copyOf=` a copy of another debit, without its files. */
export function NewDebitPage({ paymentCode, copyOf }: NewDebitPageProps) {
  return (
    <OrderFormPage type={debitWorkflow} code={undefined} copyOf={copyOf}>
      {(form) => <DebitForm {...form} paymentCode={paymentCode} />}
    </OrderFormPage>
  )
}

/** `/debit/order/submit?code=` */
export function EditDebitPage({ code }: { code: string | undefined }) {
  if (code === undefined)
    return <EmptyState message={<Message of={debitWorkflow.names.missingCode} />} isPage />
  return (
    <OrderFormPage type={debitWorkflow} code={code}>
      {(form) => <DebitForm {...form} />}
    </OrderFormPage>
  )
}
