import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { BusyButton } from '../busy-button'
import { Dialog } from '../dialog/dialog'

interface ConfirmDialogProps {
  title: ReactNode
  /** what is about to happen, and to what */
  children: ReactNode
  /** the button that does it */
  confirmLabel: ReactNode
  isDangerous?: boolean
  /** which button the focus starts on; by itself on "Back" where what is asked for is dangerous */
  startsOn?: 'back' | 'confirm'
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/**
 * Asks back before something that can't be undone. Escape, "Back" and a press beside it leave
 * everything as it is; the focus starts on "Back" when what is asked for destroys something, unless the
 * person has prepared it in the same breath, and goes back to where it was.
 */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  isDangerous = false,
  startsOn = isDangerous ? 'back' : 'confirm',
  isBusy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog onClose={onClose} title={title} withCloseButton={false} centered>
      {children}
      <Group justify="flex-end" mt="md">
        <Button
          variant="default"
          onClick={onClose}
          data-autofocus={startsOn === 'back' || undefined}
        >
          <Trans>Back</Trans>
        </Button>
        <BusyButton
          {...(isDangerous ? { color: 'red' } : {})}
          isBusy={isBusy}
          onClick={onConfirm}
          onKeyDown={(event) => {
            // Held since before it was there it has answered nothing.
            if (event.key === 'Enter' && event.repeat) event.preventDefault()
          }}
          data-autofocus={startsOn === 'confirm' || undefined}
        >
          {confirmLabel}
        </BusyButton>
      </Group>
    </Dialog>
  )
}
