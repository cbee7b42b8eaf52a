import { useEffect, useState, type ReactNode } from 'react'
import { askablePart, useAskedPart } from '@/platform/use-asked-part'
import { whenIdle } from '@/platform/when-idle'
import { ToolButton } from '../tool-button/tool-button'

const openPopover = askablePart(async () => (await import('./open-popover')).OpenPopover)

interface PopoverButtonProps {
  label: string
  icon: ReactNode
  /** what the popover holds, made when it is first opened */
  children: (close: () => void) => ReactNode
}

/**
 * A button that opens a small dialog beside it. The floating code comes when the browser is idle;
 * until it is first opened, a plain button with the same semantics stands here.
 */
export function PopoverButton({ label, icon, children }: PopoverButtonProps) {
  const [isAsked, setIsAsked] = useState(false)
  const close = () => setIsAsked(false)
  const { Part: OpenPopover } = useAskedPart(openPopover, isAsked, close)
  useEffect(() => whenIdle(openPopover.prefetch), [])
  if (OpenPopover) {
    return (
      <OpenPopover label={label} icon={icon} onPageLeft={close}>
        {children}
      </OpenPopover>
    )
  }
  return (
    <ToolButton
      icon={icon}
      aria-haspopup="dialog"
      aria-expanded={isAsked}
      onClick={() => setIsAsked(true)}
    >
      {label}
    </ToolButton>
  )
}
