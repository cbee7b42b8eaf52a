import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { BusyButton } from '@/components/busy-button'
import { takesNoPress } from '@/components/takes-no-press'
import type { SendAction } from './form-definition'
import classes from './order-form.module.css'

interface FormFooterProps {
  /** what is being sent */
  running: SendAction | undefined
  /** files are waited for: what was pressed goes on by itself */
  isWaiting: boolean
  /** where what is typed is kept; undefined where nothing is unsaved */
  kept: { isStored: boolean } | undefined
  /** of the button that saves */
  saveId: string
  onStart: (action: SendAction) => void
  onClose: () => void
  /** what is asked or waited for before the form is sent */
  children: ReactNode
}

/** The buttons of a form, which stay in sight, and beside them what became of what was typed. */
export function FormFooter({
  running,
  isWaiting,
  kept,
  saveId,
  onStart,
  onClose,
  children,
}: FormFooterProps) {
  const { t } = useLingui()
  return (
    <div className={classes.footer} role="group" aria-label={t`Form actions`}>
      {children}
      <BusyButton
        isBusy={running === 'submit'}
        {...takesNoPress(running === 'stage' || isWaiting)}
        onClick={() => onStart('submit')}
      >
        <Trans context="action">Submit</Trans>
      </BusyButton>
      <BusyButton
        variant="default"
        id={saveId}
        isBusy={running === 'stage'}
        {...takesNoPress(running === 'submit' || isWaiting)}
        onClick={() => onStart('stage')}
      >
        <Trans context="action">Save</Trans>
      </BusyButton>
      <Button variant="subtle" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
      <span className={classes.status} role="status">
        {kept ? <DraftKept isStored={kept.isStored} /> : null}
      </span>
    </div>
  )
}

/** Says of what was typed whether it would be there after a reload. */
function DraftKept({ isStored }: { isStored: boolean }) {
  return isStored ? (
    <Trans>Not saved; kept as a draft in this tab</Trans>
  ) : (
    <Trans>Not saved, nor kept as a draft: the browser’s storage is full or switched off</Trans>
  )
}
