import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { use, useId, createContext } from 'react'
import { isSinglePress, pressOnceWhileHeld } from '@/platform/single-press'
import type { Entry } from './entry'
import classes from './entry-cells.module.css'

/** Whether an entry is valid, as text and as a switch. It moves only once the server has said so. */
export function ValidSwitch({ entry }: { entry: Entry }) {
  const { t } = useLingui()
  const { switchValid } = use(MaintainContext)
  const queryClient = useQueryClient()
  const mutationKey = ['switch-valid', useId()]
  const { mutate, isPending } = useMutation({ mutationKey, mutationFn: switchValid })
  const { name } = entry
  return (
    <span className={classes.valid}>
      <button
        type="button"
        role="switch"
        className={classes.switch}
        aria-label={t`Active: ${name}`}
        aria-checked={entry.valid === 1}
        aria-busy={isPending}
        onKeyDown={pressOnceWhileHeld}
        onClick={(event) => {
          // A second press may come before `isPending` has been rendered.
          const isMutating = queryClient.isMutating({ mutationKey }) > 0
          if (isSinglePress(event) && !isMutating) mutate(entry)
        }}
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

/** What can be done with the entries of a maintained list; its rows take it from the screen around. */
export interface MaintainActions {
  edit: (entry: Entry) => void
  /** makes an entry valid or invalid, perhaps after asking back; ends when there is nothing to wait for */
  switchValid: (entry: Entry) => Promise<void>
}

export const MaintainContext = createContext<MaintainActions>({
  edit: () => undefined,
  switchValid: () => Promise.resolve(),
})
