import type { Field } from '@/components/field-grid/field-grid'
import type { ShownField } from '../../shown-field'
import { ShownValue } from '../parts/shown-value'

/** Fields of a document for the grid that shows them. */
export function fieldsOf(fields: readonly ShownField[]): Field[] {
  return fields.map(({ text, cents, isRestated: _isRestated, ...field }) => ({
    ...field,
    value:
      text === undefined ? undefined : (
        <ShownValue field={{ text, ...(cents === undefined ? {} : { cents }) }} />
      ),
  }))
}
