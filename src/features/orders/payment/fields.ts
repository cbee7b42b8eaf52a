import { msg } from '@lingui/core/macro'
import type { PaymentOrder } from '@/api/contract/payment-order'
import { feeItemName } from '@/domain/fee-items'
import { isGranted } from '@/domain/granted-by-day'
import { formatYuan } from '@/domain/money'
import { moneyLeft } from '@/domain/money-left'
import { departmentOf, principalOf } from '@/domain/order-names'
import { paymentState } from '@/domain/order-states'
import { parkName } from '@/domain/parks'
import { channelName, SETTLEMENT_NAMES, settlementOf } from '@/domain/settlement'
import { spendingOnly } from '@/domain/spending-only'
import {
  amountFields,
  attachmentsField,
  auditFields,
  remarkField,
  stateField,
} from '../workflow/common-fields'
import type { DisplayField } from '../display-field'
import type { PeopleNames } from '../workflow/log'

const unknownSettlement = msg({ context: 'settlement type', message: 'Unknown' })

/** Every field of the order, in the order in which a reviewer reads them. */
export function paymentOrderFields(order: PaymentOrder, people?: PeopleNames): DisplayField[] {
  const settlement = settlementOf(order)
  const { departmentName, affiliationDepartmentName } = order
  const left = moneyLeft(order)
  const hasOtherDepartment =
    departmentName !== undefined && departmentName !== affiliationDepartmentName
  return [
    ...amountFields(order),
    {
      id: 'actual',
      label: msg`Available (yuan)`,
      text: left === undefined ? undefined : formatYuan(left),
      ...(left === undefined ? {} : { cents: left }),
      isStrong: true,
      // Before it is tallied nothing is granted that could be left.
      ...(isGranted(order) ? {} : { place: 'none' as const }),
    },
    {
      id: 'settlement',
      label: msg`Settlement type`,
      text: settlement ? SETTLEMENT_NAMES[settlement] : unknownSettlement,
    },
    { id: 'channel', label: msg`Settlement channel`, text: channelName(order) },
    { id: 'applyCode', label: msg`Request no.`, text: order.applyCode },
    { id: 'applyDate', label: msg`Request date`, text: order.applyDate },
    { id: 'verifyCode', label: msg`Verification code`, text: order.verifyCode },
    {
      id: 'owner',
      label: msg`Payer`,
      text: order.ownerName,
      place: 'first',
      isExpected: true,
    },
    {
      id: 'department',
      label: msg`Department`,
      text: departmentOf(order),
      place: 'first',
    },
    {
      id: 'departmentCode',
      label: msg`Department code`,
      text: order.affiliationDepartmentCode,
      place: 'ids',
    },
    ...(hasOtherDepartment
      ? [{ id: 'applying', label: msg`Applying department`, text: departmentName }]
      : []),
    { id: 'park', label: msg`Park`, text: parkName(order) },
    { id: 'principal', label: msg`Person in charge`, text: principalOf(order) },
    { id: 'feeItem', label: msg`Fee item`, text: feeItemName(order), place: 'first' },
    { id: 'feeItemCode', label: msg`Fee item code`, text: order.feeItemCode, place: 'ids' },
    { id: 'paymentUnit', label: msg`Paying entity`, text: order.paymentUnit, place: 'first' },
    {
      id: 'account',
      label: msg`Paying entity account`,
      text: order.paymentUnitAccount,
      place: 'first',
    },
    { id: 'canOnlyConsume', label: msg`Spending only`, text: spendingOnly(order) },
    ...auditFields(order, people),
    remarkField(order),
  ]
}

/** Two people may have one name. */
export function principalIdField({ principalId }: PaymentOrder): DisplayField {
  return { id: 'principalId', label: msg`Person in charge id`, text: principalId?.toString() }
}

/** What a decision is compared by: every field, the state, the attachments, and who of several people of one name it is. */
export function comparedPaymentFields(order: PaymentOrder, people?: PeopleNames): DisplayField[] {
  return [
    stateField(paymentState(order.state, settlementOf(order))),
    ...paymentOrderFields(order, people),
    principalIdField(order),
    attachmentsField(order.attachments),
  ]
}
