import type { MessageDescriptor } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { followCards } from '@/components/data-table/cards'
import { Message } from '@/components/message'
import classes from './order-table.module.css'
import { changedFields, type DisplayField } from '../../display-field'
import { ShownValue } from './shown-value'

interface CompareTableProps {
  label: string
  /** versions of one document, the oldest first */
  versions: readonly { id: string; name: ReactNode; fields: readonly DisplayField[] }[]
}

/** Versions of a document side by side: the fields in which they differ, and no others. */
export function CompareTable({ label, versions }: CompareTableProps) {
  const rows = differingFields(versions)
  if (rows.length === 0) return null
  return (
    <div className={classes.scroller}>
      <table className={`${classes.table} ${classes.versions}`} aria-label={label}>
        <thead ref={followCards}>
          <tr>
            <th scope="col">
              <Trans>Field</Trans>
            </th>
            {versions.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label: field, shown }) => (
            <tr key={id}>
              <th scope="row">
                <Message of={field} />
              </th>
              {shown.map(({ version, value }) => (
                <td key={version} className={classes.remark}>
                  <ShownValue field={value} />
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
  shown: { version: string; value: DisplayField | undefined }[]
}

/** The fields that do not read the same in every version. */
function differingFields(versions: CompareTableProps['versions']): DifferingField[] {
  const newest = versions.at(-1)?.fields ?? []
  const differing = new Map(
    versions
      .flatMap(({ fields }) => changedFields(fields, newest))
      .map((field) => [field.id, field]),
  )
  return [...differing.values()].map(({ id, label }) => ({
    id,
    label,
    shown: versions.map(({ id: version, fields }) => ({
      version,
      value: fields.find((field) => field.id === id),
    })),
  }))
}
