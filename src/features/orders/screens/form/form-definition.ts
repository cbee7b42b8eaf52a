import type { MessageDescriptor } from '@lingui/core'
import type { GenericSchema } from 'valibot'
import type { Keyed, SaveOrder } from '@/api/resources/order-writes'
import type { AttachmentRef } from '@/api/contract/order-parts'
import type { OrderBase, OrderWorkflow } from '../../order-type'

/** What is typed into a form, by the wire's names of the fields, so that a refusal finds its field. */
export type FormValues = Readonly<Record<string, string | boolean | readonly AttachmentRef[]>>

/** What is wrong, by field; what the server said stands there as it came. */
export type FormErrors<Values> = Partial<Record<keyof Values, MessageDescriptor | string>>

/** What is special about the form of one order type; the form around it is the same for all. */
export interface FormDefinition<Values extends FormValues, Order extends OrderBase> {
  type: OrderWorkflow<Order>
  /** reads a stored draft; what it can't read falls back to nothing typed */
  schema: GenericSchema<unknown, Values>
  toValues: (order: Order) => Values
  /** the fields that show, from top to bottom */
  fieldsShown: (values: Values) => readonly (keyof Values & string)[]
  /** fields that only make sense together once the first of them differs between two versions */
  together: readonly (keyof Values & string)[]
  /** by which fields of the order (`comparedFields`) a person reads what a field of the form holds */
  readAs: Readonly<Record<keyof Values & string, string>>
}

/** What a form is sent as. */
export type SendAction = 'stage' | 'submit'

/** The calls that save a document, by the hooks of its type. */
export type SaveCalls<Write> = Record<
  SendAction,
  (save: Keyed<SaveOrder<Write>>) => Promise<{ code: string }>
>
