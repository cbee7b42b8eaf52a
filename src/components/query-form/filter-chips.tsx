import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { focusContent } from '@/platform/focus-content'
import { describeFilters } from './describe-filters'
import type { FilterDraft, FilterField } from './filter-field'
import classes from './query-form.module.css'

interface FilterChipsProps {
  fields: readonly FilterField[]
  /** the filters that are in force, not what is being typed */
  values: FilterDraft
  onRemove: (field: FilterField) => void
}

/** The filters in force, each removable by itself. */
export function FilterChips({ fields, values, onRemove }: FilterChipsProps) {
  const { t, i18n } = useLingui()
  const filters = describeFilters(fields, values, i18n)
  if (filters.length === 0) return null
  return (
    <ul className={classes.chips} aria-label={t`Filters in force`}>
      {filters.map(({ field, label: name, value }) => {
        const label = i18n._(field.label)
        return (
          <li key={field.name} ref={holdFocusBeside} className={classes.chip}>
            <span className={classes.chipText} title={value}>
              {name}: {value}
            </span>
            <button
              type="button"
              className={classes.chipRemove}
              aria-label={t`Remove filter ${label}`}
              onClick={() => onRemove(field)}
            >
              <IconX size={14} aria-hidden />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** A chip that goes while it has the focus gives it to the one beside it, and the last one to the page. */
function holdFocusBeside(chip: Element | null) {
  return () => {
    if (!chip?.contains(document.activeElement)) return
    const beside = chip.nextElementSibling ?? chip.previousElementSibling
    if (beside) beside.querySelector('button')?.focus({ preventScroll: true })
    else focusContent()
  }
}
