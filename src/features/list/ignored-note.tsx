import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldNames } from '@/components/query-form/filter-field'
import { ignoredNames } from './ignored-filters'
import type { ListDefinition, ListRequest, ListSearch } from './list-definition'
import classes from './codes/codes-note.module.css'

interface IgnoredNoteProps {
  /** their names, as the address has them */
  ignored: string
  list: Pick<ListDefinition<object, ListSearch, ListRequest>, 'fields' | 'narrowedTo' | 'tabs'>
}

/** What an address may say besides filters and has no field: its values can be as wrong. */
const TAB = { names: ['tab'], label: msg`Tab of this list` }

/**
 * Says above the rows which filters of an address, or of a view, were not understood: the list is wider without them. Names that
 * the list does not have stand as they were written. A filter that it is narrowed to is one that it has, though it offers no field.
 */
export function IgnoredNote({ ignored, list: { fields, narrowedTo, tabs } }: IgnoredNoteProps) {
  const { t, i18n } = useLingui()
  const names = ignoredNames(ignored)
  const known = [
    ...[...fields, ...(narrowedTo?.fields ?? [])].map((field) => ({
      names: fieldNames(field),
      label: field.label,
    })),
    ...(tabs ? [TAB] : []),
  ]
  const ofThem = known.filter((field) => field.names.some((name) => names.includes(name)))
  const unknown = names.filter((name) => !known.some((field) => field.names.includes(name)))
  const listed = (texts: readonly string[]) => new Intl.ListFormat(i18n.locale).format(texts)
  const labels = listed(ofThem.map(({ label }) => i18n._(label)))
  const unknownNames = listed(unknown)
  if (names.length === 0) return null
  return (
    <section className={classes.note} aria-label={t`Filters`} data-tone="failure">
      <div role="alert">
        {ofThem.length > 0 && (
          <p>
            <Trans>
              These filters have values that can’t be read, and are not applied: {labels}
            </Trans>
          </p>
        )}
        {unknown.length > 0 && (
          <p>
            <Trans>
              This list has no filters by these names, and they are not applied: {unknownNames}
            </Trans>
          </p>
        )}
      </div>
    </section>
  )
}
