import type { Field } from '@/components/field-grid/field-grid'
import { Message } from '@/components/message'
import type { ShownField } from '../shown-field'

/** Fields of a document for the grid that shows them. */
export function fieldsOf(fields: readonly ShownField[]): Field[] {
  return fields.map(({ text, isRestated: _isRestated, ...field }) => ({
    ...field,
    value: text === undefined ? undefined : <Message of={text} />,
  }))
}
