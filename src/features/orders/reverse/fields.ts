import { msg } from '@lingui/core/macro'
import type { ReverseOrder } from '@/api/contract/reverse-order'
import { reverseState } from '@/domain/order-states'
import { amountFields, auditFields, remarkField, stateField } from '../workflow/common-fields'
import type { DisplayField } from '../display-field'
import type { PeopleNames } from '../workflow/log'

/** Every field of a reverse order, in the order in which a reviewer reads them. */
export function reverseOrderFields(order: ReverseOrder, people?: PeopleNames): DisplayField[] {
  return [
    ...amountFields(order),
    {
      id: 'debit',
      label: msg`Debit order`,
      text: order.debitCode,
      leadsTo: 'debit',
      place: 'first',
    },
    {
      id: 'payment',
      label: msg`Payment order`,
      text: order.paymentCode,
      leadsTo: 'payment',
      place: 'first',
    },
    ...auditFields(order, people),
    remarkField(order),
  ]
}

/** What a decision is compared by: every field and the state. */
export function comparedReverseFields(order: ReverseOrder, people?: PeopleNames): DisplayField[] {
  return [stateField(reverseState(order.state)), ...reverseOrderFields(order, people)]
}
