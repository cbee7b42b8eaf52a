import { useLingui } from '@lingui/react/macro'
import { use, useState } from 'react'
import type { Entry } from './entry'
import classes from './entry-cells.module.css'
import { MaintainContext } from './maintain-context'

/** Whether an entry is valid, as text and as a switch. It moves only once the server has said so. */
export function ValidSwitch({ entry }: { entry: Entry }) {
  const { t } = useLingui()
  const { switchValid } = use(MaintainContext)
  const [isBusy, setIsBusy] = useState(false)
  const { name } = entry
  const press = async () => {
    if (isBusy) return
    setIsBusy(true)
    await switchValid(entry).finally(() => setIsBusy(false))
  }
  return (
    <span className={classes.valid}>
      <button
        type="button"
        role="switch"
        className={classes.switch}
        aria-label={t`Active: ${name}`}
        aria-checked={entry.valid === 1}
        aria-busy={isBusy}
        onClick={() => void press()}
      />
      {entry.valid === 1
        ? t({ context: 'entry', message: 'Active' })
        : t({ context: 'entry', message: 'Inactive' })}
    </span>
  )
}

/** Opens the dialog of an entry. */
export function EditButton({ entry }: { entry: Entry }) {
  const { t } = useLingui()
  const { edit } = use(MaintainContext)
  const { name } = entry
  return (
    <button
      type="button"
      className={classes.edit}
      aria-label={t`Edit: ${name}`}
      onClick={() => edit(entry)}
    >
      {t({ context: 'action', message: 'Edit' })}
    </button>
  )
}
