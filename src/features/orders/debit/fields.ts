import { msg } from '@lingui/core/macro'
import type { DebitOrderDetail } from '@/api/contract/debit-order'
import { debitState } from '@/domain/order-states'
import {
  amountFields,
  attachmentsField,
  auditFields,
  remarkField,
  stateField,
} from '../workflow/common-fields'
import type { DisplayField } from '../display-field'
import type { PeopleNames } from '../workflow/log'

/** Every field of a debit order, in the order in which a reviewer reads them. */
export function debitOrderFields(order: DebitOrderDetail, people?: PeopleNames): DisplayField[] {
  return [
    ...amountFields(order),
    {
      id: 'payment',
      label: msg`Payment order`,
      text: order.paymentCode,
      leadsTo: 'payment',
      place: 'first',
    },
    {
      id: 'reverse',
      label: msg`Reverse order`,
      text: order.reverseOrder?.code,
      leadsTo: 'reverse',
    },
    ...auditFields(order, people),
    remarkField(order),
  ]
}

/** What a decision is compared by: every field, the state and the attachments. */
export function comparedDebitFields(order: DebitOrderDetail, people?: PeopleNames): DisplayField[] {
  return [
    stateField(debitState(order.state)),
    ...debitOrderFields(order, people),
    attachmentsField(order.attachments),
  ]
}
