import type { Field } from '@/components/field-grid/field-grid'
import type { DisplayField } from '../../display-field'
import { ShownValue } from '../parts/shown-value'

/** Fields of a document for the grid that shows them. */
export function fieldsOf(fields: readonly DisplayField[]): Field[] {
  return fields.map((field) => {
    const { id, label, text, lang, isStrong, isWide } = field
    return {
      id,
      label,
      value: text === undefined ? undefined : <ShownValue field={field} />,
      ...(lang === undefined ? {} : { lang }),
      ...(isStrong === undefined ? {} : { isStrong }),
      ...(isWide === undefined ? {} : { isWide }),
    }
  })
}
