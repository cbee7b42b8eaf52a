import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { whenIdle } from '@/platform/when-idle'
import { ToolButton } from '../tool-button/tool-button'

const importOpenPopover = () => import('./open-popover')
const OpenPopover = lazy(async () => ({ default: (await importOpenPopover()).OpenPopover }))

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
  const [wasOpened, setWasOpened] = useState(false)
  useEffect(() => whenIdle(() => void importOpenPopover().catch(() => undefined)), [])
  const button = (
    <ToolButton
      icon={icon}
      aria-haspopup="dialog"
      aria-expanded={wasOpened}
      onClick={() => setWasOpened(true)}
    >
      {label}
    </ToolButton>
  )
  if (!wasOpened) return button
  return (
    <Suspense fallback={button}>
      <OpenPopover label={label} icon={icon}>
        {children}
      </OpenPopover>
    </Suspense>
  )
}
