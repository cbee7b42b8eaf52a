import { useLingui } from '@lingui/react/macro'
import { useState, type SyntheticEvent } from 'react'
import { ToolButton } from '../tool-button/tool-button'
import { FilterControl, type FilterControlProps } from './filter-control'
import type { FilterErrors } from './filter-errors'
import { fieldNames, type FilterField } from './filter-field'
import { leadToWrong } from './lead-to-wrong'
import classes from './query-form.module.css'

interface QueryFormProps extends FilterControlProps {
  /** the form's accessible name */
  label: string
  fields: readonly FilterField[]
  /** whether something else stands there than what is in force */
  isChanged: boolean
  /** gives what is wrong with the draft; without errors it is searched */
  onSearch: () => FilterErrors
  onReset: () => void
  /** opens the drawer with every field */
  onMore: () => void
}

/** How many fields stand there before the form is expanded. */
const SHOWN_FIELDS = 4

/** The filters above a list: the first four, the rest when expanded. Enter searches. */
export function QueryForm({
  label,
  fields,
  isChanged,
  onSearch,
  onReset,
  onMore,
  ...control
}: QueryFormProps) {
  const { t } = useLingui()
  const hidden = fields.slice(SHOWN_FIELDS)
  const [isExpanded, setIsExpanded] = useState(false)
  const search = (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault()
    const errors = onSearch()
    // An error must be seen where it is.
    if (hidden.flatMap(fieldNames).some((name) => errors[name])) setIsExpanded(true)
    leadToWrong(event.currentTarget)
  }
  return (
    <form className={classes.form} aria-label={label} role="search" onSubmit={search} noValidate>
      {(isExpanded ? fields : fields.slice(0, SHOWN_FIELDS)).map((field) => (
        <FilterControl key={field.name} field={field} {...control} />
      ))}
      <div className={classes.buttons}>
        <ToolButton
          type="submit"
          look="filled"
          isHigh
          data-marked={isChanged || undefined}
          title={isChanged ? t`The filters have changed and are not searched yet` : undefined}
        >
          {t`Search`}
        </ToolButton>
        <ToolButton isHigh onClick={onReset}>
          {t`Reset`}
        </ToolButton>
        {hidden.length > 0 ? (
          <ToolButton
            look="subtle"
            isHigh
            aria-expanded={isExpanded}
            onClick={() => setIsExpanded(!isExpanded)}
          >
            {isExpanded ? t`Collapse` : t`Expand`}
          </ToolButton>
        ) : null}
        <ToolButton
          look="subtle"
          isHigh
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+F"
          onClick={onMore}
        >
          {t`More search`}
        </ToolButton>
      </div>
    </form>
  )
}
