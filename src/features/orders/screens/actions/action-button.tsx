import { useLingui } from '@lingui/react'
import { VisuallyHidden } from '@mantine/core'
import { useId, type ReactNode, type RefObject } from 'react'
import { BusyButton } from '@/components/busy-button'
import { reasonOf, type Availability } from '@/domain/transitions'
import { isSinglePress } from '@/platform/single-press'
import { notify } from '@/shell/notify'

interface ActionButtonProps {
  ref?: RefObject<HTMLButtonElement | null>
  availability: Availability
  isLoading?: boolean
  /** another action on the order is under way: it has no effect until that is over */
  isWaiting?: boolean
  isDangerous?: boolean
  isPrimary?: boolean
  icon?: ReactNode
  onClick: () => void
  /** where Shift+Enter does something else than Enter */
  onShiftEnter?: () => void
  children: ReactNode
}

/**
 * The button of an action as the rules offer it: not there when it is nothing of this person's; there
 * and without effect when the order's state forbids it. The reason is its description, stands beside
 * the pointer, and is said when the button is pressed all the same.
 */
export function ActionButton({
  ref,
  availability,
  isLoading = false,
  isWaiting = false,
  isDangerous = false,
  isPrimary = false,
  icon,
  onClick,
  onShiftEnter,
  children,
}: ActionButtonProps) {
  const { i18n } = useLingui()
  const reasonId = useId()
  if (availability.kind === 'hidden') return null
  const reason = reasonOf(availability)
  const reasonText = reason && i18n._(reason)
  const isInert = isWaiting || reason !== undefined
  const press = (act: () => void) => {
    if (reason) notify({ message: reason, tone: 'warning' })
    else if (!isWaiting) act()
  }
  return (
    <>
      <BusyButton
        ref={ref}
        variant={isPrimary ? 'filled' : 'default'}
        size="xs"
        leftSection={icon}
        isBusy={isLoading}
        // Stays in the tab order: somebody without a mouse must get to the reason too.
        aria-disabled={isInert}
        data-disabled={isInert}
        aria-describedby={reason === undefined ? undefined : reasonId}
        title={reasonText}
        data-command
        {...(isDangerous && !reason ? { c: 'var(--app-color-danger)' } : {})}
        onClick={(event) => {
          if (isSinglePress(event)) press(onClick)
        }}
        onKeyDown={(event) => {
          if (!onShiftEnter || event.key !== 'Enter' || !event.shiftKey) return
          event.preventDefault()
          if (!event.repeat) press(onShiftEnter)
        }}
      >
        {children}
      </BusyButton>
      {reason === undefined ? null : <VisuallyHidden id={reasonId}>{reasonText}</VisuallyHidden>}
    </>
  )
}
