import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Message } from '../message'
import classes from './field-grid.module.css'

export interface Field {
  id: string
  label: MessageDescriptor
  value: ReactNode
  /** of a value that is in one language, whichever was chosen: which */
  lang?: string
  isStrong?: boolean
  /** takes the whole width: long texts */
  isWide?: boolean
}

/** Fields of a document to be read: label above value; what is empty says so with a dash. */
export function FieldGrid({ fields }: { fields: readonly Field[] }) {
  return (
    <dl className={classes.grid}>
      {fields.map(({ id, label, value, lang, isStrong, isWide }) => (
        <div key={id} className={classes.field} data-wide={isWide || undefined}>
          <dt className={classes.label}>
            <Message of={label} />
          </dt>
          <dd className={classes.value} lang={lang} data-strong={isStrong || undefined}>
            {value === undefined || value === '' ? '—' : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
