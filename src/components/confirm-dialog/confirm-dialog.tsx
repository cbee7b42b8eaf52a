import { Trans } from '@lingui/react/macro'
import { Button, Group, Modal } from '@mantine/core'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { BusyButton } from '../busy-button'
import { giveFocusBack } from '../use-focus-back'

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
  useFocusReturn()
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
          data-autofocus={startsOn === 'confirm' || undefined}
        >
          {confirmLabel}
        </BusyButton>
      </Group>
    </Modal>
  )
}

/** Mantine gives the focus back when a dialog closes, but not when it is taken away as a whole. */
function useFocusReturn(): void {
  const before = useRef<Element>(null)
  useLayoutEffect(() => {
    before.current = document.activeElement
  }, [])
  useEffect(
    () => () => {
      if (document.activeElement === document.body) giveFocusBack(before.current)
    },
    [],
  )
}
