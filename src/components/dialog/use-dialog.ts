import { useLingui } from '@lingui/react/macro'
import type { ModalProps } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { useRef, type KeyboardEvent } from 'react'
import { openModals } from '@/platform/modal-dialog'
import { useFocusBack } from '../use-focus-back'

/** What Mantine's dialog or drawer is told, without what all have in common. */
export type OpenDialog<Props> = Omit<Props, 'opened' | 'ref'> & {
  /** one that stays while another page shows is not open meanwhile */
  opened?: boolean
}

/**
 * What every dialog and every drawer has in common, for Mantine's own: it comes into being open and goes at once, the focus goes
 * back to where it was, and Escape answers what stands on top alone. Mantine's own Escape closes all that are open, and its stack
 * hides those below.
 */
export function useDialog({
  onClose,
  closeOnEscape = true,
  closeButtonProps,
  opened = true,
}: Pick<OpenDialog<ModalProps>, 'onClose' | 'closeOnEscape' | 'closeButtonProps' | 'opened'>) {
  const { t } = useLingui()
  const root = useRef<HTMLDivElement>(null)
  const isPressedAnew = useRef(false)
  useFocusBack()
  useWindowEvent(
    'keydown',
    (event) => {
      if (!closeOnEscape || event.key !== 'Escape' || event.isComposing) return
      if (!root.current?.contains(openModals().at(-1) ?? null) || isOfOpenList(event.target)) return
      // With this one gone another would be on top, by the time that it hears of the same key.
      event.stopImmediatePropagation()
      onClose()
    },
    { capture: true },
  )
  return {
    ref: root,
    opened,
    // The key that opened it may be down still: what has the focus here would take its repetitions.
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (!event.repeat) isPressedAnew.current = true
      if (!isPressedAnew.current) event.preventDefault()
    },
    closeOnEscape: false,
    closeButtonProps: { 'aria-label': t`Close`, ...closeButtonProps },
    returnFocus: false,
    transitionProps: { duration: 0 },
  }
}

/** Mantine marks the field of a list that is open, which takes the key for itself. */
function isOfOpenList(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('[data-mantine-stop-propagation=true]')
}
