import { Trans, useLingui } from '@lingui/react/macro'
import { debitOrders, useDebitOrder, useDebitOrderList } from '@/api/resources/debit-orders'
import { useRetry } from '@/api/user-reads'
import { useSaveReverseOrder, useSubmitReverseOrder } from '@/api/resources/reverse-order-writes'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import { useFormatAmount } from '@/components/amount'
import { CodePicker } from '@/components/code-picker/code-picker'
import { messageOf } from '@/components/message'
import { isReversible } from '@/domain/chain-effects'
import { debitRules } from '@/domain/chain-order-transitions'
import { CHAIN_ORDER_STATE } from '@/domain/order-states'
import type { FormDefinition } from '../../screens/form/form-definition'
import { OrderForm, type OrderFormProps } from '../../screens/form/order-form'
import classes from '../../screens/form/order-form.module.css'
import { RemarkField } from '../../screens/form/remark-field'
import { useOrderForm } from '../../screens/form/use-order-form'
import { usePickedOrder } from '../../screens/form/use-picked-order'
import { reverseWorkflow } from '../workflow'
import { PickedDebit } from './picked-debit'
import {
  checkReverseDraft,
  checkReverseForm,
  newReverse,
  reverseFormValues,
  toReverseDocument,
  toReverseForm,
  type ReverseFormValues,
} from './form-values'
import { OrderFormPage } from '../../screens/form/order-form-page'

const definition: FormDefinition<ReverseFormValues, ReverseOrder> = {
  type: reverseWorkflow,
  schema: reverseFormValues,
  toValues: toReverseForm,
  fieldsShown: () => ['debitCode', 'remark'],
  together: ['debitCode', 'remark'],
  readAs: { debitCode: 'debit', remark: 'remark' },
}

const TALLIED_DEBITS = {
  useList: useDebitOrderList,
  listOptions: debitOrders.listOptions,
  useOrder: useDebitOrder,
  rules: debitRules,
  state: CHAIN_ORDER_STATE.tallied,
} as const

interface ReverseFormProps extends OrderFormProps<ReverseOrder> {
  /** of a new reverse: what it is to write off, where that is known */
  debitCode?: string | undefined
}

/** The form of a reverse order. See docs/domain/orders.md, "Reverse order". */
function ReverseForm({ debitCode, ...props }: ReverseFormProps) {
  const { t } = useLingui()
  const formatAmount = useFormatAmount()
  const { mutateAsync: stage } = useSaveReverseOrder()
  const { mutateAsync: submit } = useSubmitReverseOrder()
  const form = useOrderForm(
    definition,
    props.order,
    newReverse(debitCode),
    props.copied && toReverseForm(props.copied),
    props.goesOn,
  )
  const { values, errors } = form
  const debit = usePickedOrder(
    TALLIED_DEBITS,
    values.debitCode,
    debitCode ?? (props.order ?? props.copied)?.debitCode,
  )
  const retry = useRetry(debitOrders.detailOptions(debit.code))
  const isPossible = debit.order && isReversible(debit.order, props.order?.code)
  const content = toReverseDocument({ ...values, debitCode: debit.code }, debit.order?.amount)
  return (
    <OrderForm
      {...props}
      definition={definition}
      calls={{ stage, submit }}
      form={form}
      content={content}
      check={(action) =>
        action === 'stage' ? checkReverseDraft(values) : checkReverseForm(values, isPossible)
      }
      withTyped={(newer) => ({
        ...newer,
        ...content,
        amount: debit.order?.amount ?? newer.amount,
      })}
      draftOf={debitCode === undefined ? 'new' : `new.${debitCode}`}
      hasAttachments={false}
    >
      {(idOf) => (
        <section className={classes.card} aria-label={t`Fields`}>
          <div className={classes.fields}>
            <CodePicker
              id={idOf('debitCode')}
              name="debitCode"
              label={<Trans>Debit order</Trans>}
              value={values.debitCode}
              error={messageOf(errors.debitCode)}
              suggestions={debit.rows.map(({ code, amount, paymentCode }) => {
                const sum = formatAmount(amount)
                return {
                  code,
                  hint: (
                    <Trans>
                      {sum} yuan of {paymentCode}
                    </Trans>
                  ),
                }
              })}
              isLoading={debit.isSearching}
              onChange={(code) => form.change({ debitCode: code })}
            />
            <PickedDebit
              order={debit.order}
              error={debit.error}
              onRetry={retry}
              unknown={debit.unknown}
              searchError={debit.searchError}
              onSearchAgain={() => debit.searchAgain(idOf('debitCode'))}
              own={props.order?.code}
            />
            <div className={classes.wide}>
              <RemarkField
                id={idOf('remark')}
                isRequired
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

interface ReverseFormPageProps {
  code: string | undefined
  debitCode: string | undefined
  copyOf: string | undefined
}

/**
 * `/reverse/order/submit`: a new reverse, of a debit with `?debitCode=`, a copy of another with `?copyOf=`, or with `?code=`
 * an edit.
 */
export function ReverseFormPage({ code, debitCode, copyOf }: ReverseFormPageProps) {
  return (
    <OrderFormPage type={reverseWorkflow} code={code} copyOf={copyOf}>
      {(form) => <ReverseForm {...form} debitCode={debitCode} />}
    </OrderFormPage>
  )
}
