import { reasonOf } from '@/domain/transitions'
import { focusContent } from '@/platform/focus-content'
import { useUser } from '@/session/use-user'
import type { OrderBase } from '../../order-type'
import { usePeople } from '../../workflow/use-people'
import { FormConflict } from './form-conflict'
import type { FormDefinition, FormValues } from './form-definition'
import type { useOrderForm } from './use-order-form'

interface OrderConflictProps<Values extends FormValues, Order extends OrderBase> {
  definition: FormDefinition<Values, Order>
  form: ReturnType<typeof useOrderForm<Values, Order>>
  /** the order as somebody else has left it */
  newer: Order
  /** see `FormConflict` */
  isSinceSaved: boolean
  /** an order as it would be if what was typed were saved on it */
  withTyped: (newer: Order) => Order
  /** what was typed is about to go */
  onDiscard: () => void
  /** the form stands on the newer version now */
  onSettled: () => void
  /** nothing is left to be typed */
  onGiveUp: () => void
}

/** The order, changed by somebody else since it was opened, beside what was typed, and what the form does by what is chosen. */
export function OrderConflict<Values extends FormValues, Order extends OrderBase>({
  definition,
  form,
  newer,
  isSinceSaved,
  withTyped,
  onDiscard,
  onSettled,
  onGiveUp,
}: OrderConflictProps<Values, Order>) {
  const user = useUser()
  const people = usePeople(newer)
  const { type, toValues } = definition
  const { base, isStartKnown, values } = form
  const availability = user && type.availability('submit', newer, user)
  return (
    <FormConflict
      by={newer.lastModifiedBy}
      people={people}
      isSinceSaved={isSinceSaved}
      reason={reasonOf(availability)}
      definition={definition}
      versions={{
        start: isStartKnown ? base.start : undefined,
        theirs: toValues(newer),
        mine: values,
      }}
      shown={{
        start: isStartKnown && base.order ? type.comparedFields(base.order, people) : undefined,
        theirs: type.comparedFields(newer, people),
        mine: type.comparedFields(withTyped(newer), people),
      }}
      onGoOn={(merged) => {
        focusContent()
        form.merge(newer, merged)
        onSettled()
      }}
      onTakeNewer={() => {
        focusContent()
        onDiscard()
        form.replace(newer)
        onSettled()
      }}
      onGiveUp={() => {
        onDiscard()
        onGiveUp()
      }}
    />
  )
}
