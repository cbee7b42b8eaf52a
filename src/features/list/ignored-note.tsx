import { Trans, useLingui } from '@lingui/react/macro'
import { fieldNames, type FilterField } from '@/components/query-form/filter-field'
import { ignoredNames } from './ignored-filters'
import classes from './codes/codes-note.module.css'

interface IgnoredNoteProps {
  /** their names, as the address has them */
  ignored: string
  fields: readonly FilterField[]
}

/** Says above the rows which filters of an address, or of a view, were not understood: the list is wider without them. */
export function IgnoredNote({ ignored, fields }: IgnoredNoteProps) {
  const { t, i18n } = useLingui()
  const names = ignoredNames(ignored)
  const ofThem = fields.filter((field) => fieldNames(field).some((name) => names.includes(name)))
  if (ofThem.length === 0) return null
  const labels = new Intl.ListFormat(i18n.locale).format(ofThem.map(({ label }) => i18n._(label)))
  return (
    <section className={classes.note} aria-label={t`Filters`} data-tone="failure">
      <p role="alert">
        <Trans>These filters have values that can’t be read, and are not applied: {labels}</Trans>
      </p>
    </section>
  )
}
