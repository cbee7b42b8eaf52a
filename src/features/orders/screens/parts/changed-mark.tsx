import { Trans } from '@lingui/react/macro'
import classes from './order-table.module.css'

/** Stands at what is newer than the order that is decided on. */
export function ChangedMark() {
  return (
    <span className={classes.changed}>
      <Trans>Changed since opened</Trans>
    </span>
  )
}
