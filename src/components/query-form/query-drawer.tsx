import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { SyntheticEvent } from 'react'
import { SideDialog } from '../dialog/side-dialog'
import { FilterControl, type FilterControlProps } from './filter-control'
import type { FilterErrors } from './filter-errors'
import type { FilterField } from './filter-field'
import { leadToWrong } from './lead-to-wrong'
import classes from './query-form.module.css'

interface QueryDrawerProps extends FilterControlProps {
  fields: readonly FilterField[]
  /** gives what is wrong with the draft: with an error in it the drawer stays open */
  onSearch: () => FilterErrors
  onReset: () => void
  onClose: () => void
}

/** Every filter of a list in a drawer, on the same draft as the form above the list. */
export function QueryDrawer({ fields, onSearch, onReset, onClose, ...control }: QueryDrawerProps) {
  const search = (event: SyntheticEvent<HTMLElement>) => {
    event.preventDefault()
    if (Object.keys(onSearch()).length === 0) onClose()
    else leadToWrong(event.currentTarget)
  }
  return (
    <SideDialog
      onClose={onClose}
      position="right"
      title={<Trans>Query conditions</Trans>}
      // Escape in an open calendar is the calendar's.
      closeOnEscape={false}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        // An input method takes back what it composes.
        if (event.nativeEvent.isComposing) return
        // A popover below would take it, with this one gone.
        event.stopPropagation()
        onClose()
      }}
    >
      <form className={classes.drawerForm} onSubmit={search} noValidate>
        {fields.map((field, index) => (
          <FilterControl key={field.name} field={field} isFirst={index === 0} {...control} />
        ))}
        <div className={classes.drawerButtons}>
          <Button type="submit">
            <Trans>Search</Trans>
          </Button>
          <Button variant="default" onClick={onReset}>
            <Trans>Reset</Trans>
          </Button>
        </div>
      </form>
    </SideDialog>
  )
}
