import { Trans } from '@lingui/react/macro'
import { Button, Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'

interface ConfirmDialogProps {
  title: ReactNode
  /** what is about to happen, and to what */
  children: ReactNode
  /** the button that does it */
  confirmLabel: ReactNode
  isDangerous?: boolean
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/**
 * Asks back before something that can't be undone. Escape, "Back" and a press beside it leave
 * everything as it is; the focus starts on "Back" when what is asked for destroys something.
 */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  isDangerous = false,
  isBusy = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      withCloseButton={false}
      transitionProps={{ duration: 0 }}
      centered
    >
      {children}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose} data-autofocus={isDangerous || undefined}>
          <Trans>Back</Trans>
        </Button>
        <Button
          {...(isDangerous ? { color: 'red' } : {})}
          loading={isBusy}
          onClick={onConfirm}
          data-autofocus={!isDangerous || undefined}
        >
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  )
}
