import { Popover } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { BELOW_MODALS, isBehindModal } from '@/platform/modal-dialog'
import { usePageEffect } from '@/platform/page-active'
import { SIZED } from '../room-in-window'
import { ToolButton } from '../tool-button/tool-button'
import { giveFocusBack } from '../use-focus-back'

interface OpenPopoverProps {
  label: string
  icon: ReactNode
  children: (close: () => void) => ReactNode
  /** another page has come to show while it was open: it is to be there no more */
  onPageLeft: () => void
}

/** The popover itself, open from its first frame on: it is only rendered once its button was pressed. */
export function OpenPopover({ label, icon, children, onPageLeft }: OpenPopoverProps) {
  const [isOpen, setIsOpen] = useState(true)
  const button = useRef<HTMLButtonElement>(null)
  const contents = useRef<HTMLDivElement>(null)
  // Mantine knows where the focus was only when it is opened again.
  const takeBack = () => {
    const { activeElement, body } = document
    const isLost = activeElement === body || contents.current?.contains(activeElement)
    if (isLost) giveFocusBack(button.current)
  }
  const onClosed = useEffectEvent(takeBack)
  useEffect(() => {
    if (!isOpen) onClosed()
  }, [isOpen])
  // A button that has the focus may have been scrolled away, and so it may be in a window that becomes lower, as by the keyboard of a
  // phone: what opens beside it would be out of sight.
  const showButton = () => {
    if (isOpen) button.current?.scrollIntoView({ block: 'nearest' })
  }
  const onOpened = useEffectEvent(showButton)
  useLayoutEffect(() => onOpened(), [isOpen])
  useWindowEvent('resize', showButton)
  useEscape(isOpen, button, () => setIsOpen(false))
  // It lies above all pages: it goes when another one comes to show. Closed, the page has nothing to render for it.
  usePageEffect(() => () => {
    if (contents.current) onPageLeft()
  })
  return (
    <Popover
      opened={isOpen}
      // A press in a dialog that came above is none beside this one, which keeps what was typed.
      onChange={(open) => setIsOpen(open || isBehindModal(button.current))}
      position="bottom-end"
      shadow="md"
      zIndex={BELOW_MODALS}
      trapFocus
      closeOnEscape={false}
      // Closed in the moment in which it opened, it takes the focus while it goes.
      onExitTransitionEnd={takeBack}
      returnFocus
      // Hidden with its button it would lose the focus, and what is being typed.
      hideDetached={false}
      middlewares={SIZED}
    >
      <Popover.Target>
        <ToolButton ref={button} icon={icon} onClick={() => setIsOpen(!isOpen)}>
          {label}
        </ToolButton>
      </Popover.Target>
      <Popover.Dropdown ref={contents} aria-label={label} style={{ overflow: 'auto' }}>
        {children(() => setIsOpen(false))}
      </Popover.Dropdown>
    </Popover>
  )
}

/**
 * Closes on Escape wherever the focus is: the control that had it may be gone by then. What stands
 * inside can keep the key for itself by preventing its default, and behind a dialog it is not for this one.
 */
function useEscape(
  isOpen: boolean,
  button: RefObject<HTMLButtonElement | null>,
  close: () => void,
): void {
  const onEscape = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => {
      // While a word is composed the key is the input method's.
      if (event.key !== 'Escape' || event.isComposing) return
      if (!event.defaultPrevented && !isBehindModal(button.current)) onEscape()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOpen, button])
}
