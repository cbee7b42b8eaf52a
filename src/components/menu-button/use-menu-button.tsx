import { useEffect, useState, type ButtonHTMLAttributes, type ReactNode } from 'react'
import { useAskedPart, type AskablePart } from '@/platform/use-asked-part'
import { whenIdle } from '@/platform/when-idle'
import classes from './menu-button.module.css'

export interface MenuButtonLooks {
  /** what the button shows */
  children: ReactNode
  /** the button's accessible name; it must contain what it shows */
  label: string
  /** in place of the button's usual looks; its name is then shown as a tooltip */
  className?: string | undefined
  /** whether one of the entries is where one is */
  isCurrent?: boolean | undefined
}

/** What the button hands on to the menu that takes its place. */
export interface OpenedMenu {
  children: ReactNode
  /** what the button is like, as before the menu was there */
  looks: ButtonHTMLAttributes<HTMLButtonElement>
  position: MenuPosition
}

/** On which side of the button the menu opens. */
export type MenuPosition = 'bottom-end' | 'right-start'

/**
 * A button and the menu that takes its place, which comes with code of its own, fetched when the browser is idle. Until it is
 * first opened a plain button stands there, with the same semantics.
 */
export function useMenuButton<Menu>(
  part: AskablePart<Menu>,
  { children, label, className, isCurrent }: MenuButtonLooks,
) {
  const [isAsked, setIsAsked] = useState(false)
  const { Part: Menu } = useAskedPart(part, isAsked, () => setIsAsked(false))
  useEffect(() => whenIdle(part.prefetch), [part])
  const looks = {
    className: className ?? classes.button,
    title: label,
    'aria-label': label,
    'aria-current': isCurrent ? ('true' as const) : undefined,
  }
  const button = (
    <button
      type="button"
      {...looks}
      aria-haspopup="menu"
      aria-expanded={isAsked}
      onClick={() => setIsAsked(true)}
    >
      {children}
    </button>
  )
  return { Menu, looks, button }
}
