import type { MessageDescriptor } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { followCards } from '@/components/data-table/cards'
import { Message } from '@/components/message'
import classes from './order-table.module.css'
import { changedFields, toldApart, type DisplayField } from '../../display-field'
import { ShownValue } from './shown-value'

interface CompareTableProps {
  label: string
  /** versions of one document, the oldest first */
  versions: readonly Version[]
}

interface Version {
  id: string
  name: ReactNode
  fields: readonly DisplayField[]
  /** the fields that it says anything of, by id; without: of all of them */
  onlyOf?: ReadonlySet<string> | undefined
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
              {shown.map(({ version, value, isSaid }) => (
                <td key={version} className={classes.remark}>
                  {isSaid ? <ShownValue field={value} /> : null}
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
  shown: { version: string; value: DisplayField | undefined; isSaid: boolean }[]
}

const says = ({ onlyOf }: Version, id: string) => onlyOf?.has(id) ?? true

/** The fields that do not read the same in every version that says something of them, as they stand in the document. */
function differingFields(versions: readonly Version[]): DifferingField[] {
  const fields = new Map(
    versions.flatMap((version) => version.fields).map((field) => [field.id, field]),
  )
  const differing = new Set(
    versions.flatMap((version, index) =>
      versions.slice(index + 1).flatMap((later) =>
        changedFields(version.fields, later.fields)
          .map(({ id }) => id)
          .filter((id) => says(version, id) && says(later, id)),
      ),
    ),
  )
  return [...fields.values()]
    .filter(({ id }) => differing.has(id))
    .map(({ id, label }) => {
      const values = toldApart(versions.map((one) => one.fields.find((field) => field.id === id)))
      return {
        id,
        label,
        shown: versions.map((version, at) => ({
          version: version.id,
          value: values[at],
          isSaid: says(version, id),
        })),
      }
    })
}
