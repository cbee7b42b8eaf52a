import { Trans, useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
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
    try {
      await switchValid(entry)
    } finally {
      setIsBusy(false)
    }
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
      {entry.valid === 1 ? (
        <Trans context="entry">Active</Trans>
      ) : (
        <Trans context="entry">Inactive</Trans>
      )}
    </span>
  )
}

/** Opens the dialog of an entry. */
export function EditButton({ entry }: { entry: Entry }) {
  const { t } = useLingui()
  const { edit } = use(MaintainContext)
  const { name } = entry
  return (
    <UnstyledButton
      className={classes.edit}
      aria-label={t`Edit: ${name}`}
      onClick={() => edit(entry)}
    >
      <Trans context="action">Edit</Trans>
    </UnstyledButton>
  )
}
