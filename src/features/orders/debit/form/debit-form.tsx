import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { debitOrderWrites } from '@/api/balance/debit-order-writes'
import { paymentOrders } from '@/api/balance/payment-orders'
import type { DebitOrderDetail } from '@/api/contract/debit-order'
import type { DebitOrderWrite } from '@/api/contract/deduction-writes'
import { CodePicker } from '@/components/code-picker/code-picker'
import { Message } from '@/components/message'
import { NumberInput } from '@/components/number-input/number-input'
import { formatYuan } from '@/domain/money'
import { PAYMENT_STATE } from '@/domain/order-states'
import { holdsAny } from '@/domain/transitions'
import { usePageActive } from '@/shell/kept-pages/page-context'
import { useUser } from '@/session/use-user'
import type { FormDefinition } from '../../form/form-definition'
import { isWholeCode } from '../../form/is-whole-code'
import { OrderForm, type OrderFormProps } from '../../form/order-form'
import classes from '../../form/order-form.module.css'
import { RemarkField } from '../../form/remark-field'
import { LONGEST_REMARK } from '../../form/shared-checks'
import { useCodeSuggestions } from '../../form/use-code-suggestions'
import { useOrderForm } from '../../form/use-order-form'
import { orderListRequest } from '../../list/order-list-request'
import { debitOrderType } from '../debit-order-type'
import {
  checkDebitForm,
  debitFormValues,
  isDebitable,
  leftToDebit,
  newDebit,
  toDebitDocument,
  toDebitForm,
  type DebitFormValues,
} from './debit-form-values'
import { PickedPayment } from './picked-payment'

const definition: FormDefinition<DebitFormValues, DebitOrderDetail, DebitOrderWrite> = {
  type: debitOrderType,
  newTitle: msg`New debit order`,
  schema: debitFormValues,
  toValues: toDebitForm,
  fieldsShown: () => ['paymentCode', 'amount', 'remark', 'attachments'],
  writes: debitOrderWrites,
}

/** An amount on the wire is a safe integer of cents; how much is left is checked, not clamped. */
const AMOUNT = { decimals: 2, min: 1, max: 9_999_999_999 } as const

interface DebitFormProps extends OrderFormProps<DebitOrderDetail> {
  /** of a new debit: what it is to be taken from, where that is known */
  paymentCode?: string | undefined
}

/** The form of a debit order. See docs/domain.md, "Debit order". */
export function DebitForm({ paymentCode, ...props }: DebitFormProps) {
  const { t } = useLingui()
  const form = useOrderForm(definition, props.order, newDebit(paymentCode))
  const { values, errors } = form
  const user = useUser()
  const mayReadPayments = user !== undefined && holdsAny(user, ['payment/order', 'payment/confirm'])
  const suggestions = useCodeSuggestions(values.paymentCode, (code) => {
    if (!user || !holdsAny(user, ['payment/order'])) return undefined
    const search = { code, state: PAYMENT_STATE.tallied, pageNum: 1, pageSize: 20 }
    const request = orderListRequest(search, ['code', 'state'], user, 1)
    return request && paymentOrders.listOptions(request)
  })
  const payment = useQuery({
    ...paymentOrders.detailOptions(values.paymentCode),
    // Others take from the same order: what is left of it is read when the form opens.
    staleTime: 0,
    enabled: mayReadPayments && isWholeCode(values.paymentCode),
    subscribed: usePageActive(),
  })
  const left = payment.data && leftToDebit(payment.data, props.order?.code)
  const document = toDebitDocument(values)
  return (
    <OrderForm
      {...props}
      definition={definition}
      form={form}
      document={document}
      check={() => checkDebitForm(values, left, payment.data && isDebitable(payment.data))}
      withTyped={(newer) => ({ ...newer, ...document, amount: document.amount ?? 0 })}
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
              error={errors.paymentCode ? <Message of={errors.paymentCode} /> : undefined}
              suggestions={suggestions.rows.map(({ code, actual, affiliationDepartmentName }) => {
                const sum = formatYuan(actual)
                return {
                  code,
                  hint: (
                    <Trans>
                      {sum} yuan left, {affiliationDepartmentName}
                    </Trans>
                  ),
                }
              })}
              isLoading={suggestions.isLoading}
              onChange={(code) => form.change({ paymentCode: code })}
            />
            <NumberInput
              {...AMOUNT}
              id={idOf('amount')}
              name="amount"
              label={<Trans>Amount (yuan)</Trans>}
              isRequired
              value={values.amount}
              error={errors.amount ? <Message of={errors.amount} /> : undefined}
              onChange={(amount) => form.change({ amount })}
            />
            <PickedPayment
              order={payment.data}
              error={payment.error}
              left={left}
              amount={values.amount}
            />
            <div className={classes.wide}>
              <RemarkField
                id={idOf('remark')}
                label={<Trans>Remark</Trans>}
                value={values.remark}
                limit={LONGEST_REMARK}
                error={errors.remark ? <Message of={errors.remark} /> : undefined}
                onChange={(remark) => form.change({ remark })}
              />
            </div>
          </div>
        </section>
      )}
    </OrderForm>
  )
}
