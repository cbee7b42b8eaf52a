import type { MessageDescriptor } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Message } from '@/components/message'
import classes from './order-detail.module.css'
import { changedFields, type ShownField } from './shown-field'

interface CompareTableProps {
  label: string
  /** versions of one document, the oldest first */
  versions: readonly { name: ReactNode; fields: readonly ShownField[] }[]
}

/** Versions of a document side by side: the fields in which they differ, and no others. */
export function CompareTable({ label, versions }: CompareTableProps) {
  const rows = differingFields(versions.map(({ fields }) => fields))
  return (
    <div className={classes.scroller}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Field</Trans>
            </th>
            {versions.map(({ name }, index) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label: field, texts }) => (
            <tr key={id}>
              <th scope="row">
                <Message of={field} />
              </th>
              {texts.map((text, index) => (
                <td key={index} className={classes.lines}>
                  <Message of={text ?? '—'} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface DifferingField {
  id: string
  label: MessageDescriptor
  texts: ShownField['text'][]
}

/** The fields that do not read the same in every version. */
function differingFields(versions: readonly (readonly ShownField[])[]): DifferingField[] {
  const newest = versions.at(-1) ?? []
  const differing = new Map(
    versions.flatMap((fields) => changedFields(fields, newest)).map((field) => [field.id, field]),
  )
  return [...differing.values()].map(({ id, label }) => ({
    id,
    label,
    texts: versions.map((fields) => fields.find((field) => field.id === id)?.text),
  }))
}
