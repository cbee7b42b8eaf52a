import {
  lazy,
  Suspense,
  useEffect,
  useState,
  type ButtonHTMLAttributes,
  type ReactNode,
} from 'react'
import { whenIdle } from '@/platform/when-idle'
import classes from './menu-button.module.css'
import type { MenuEntry } from './menu-entry'

const importOpenMenu = () => import('./open-menu')
const OpenMenu = lazy(async () => ({ default: (await importOpenMenu()).OpenMenu }))

const NO_ENTRIES: readonly MenuEntry[] = []

interface MenuButtonProps {
  /** what the button shows */
  children: ReactNode
  /** the button's accessible name; it must contain what it shows */
  label: string
  /** what the menu holds */
  entries?: readonly MenuEntry[]
  /** in place of entries: a menu that comes with code of its own */
  renderMenu?: (menu: OpenedMenu) => ReactNode
  /** on which side of the button the menu opens */
  position?: MenuPosition
  /** in place of the button's usual looks; its name is then shown as a tooltip */
  className?: string | undefined
  /** whether one of the entries is where one is */
  isCurrent?: boolean
}

/** What the button hands on to the menu that takes its place. */
export interface OpenedMenu {
  children: ReactNode
  /** what the button is like, as before the menu was there */
  looks: ButtonHTMLAttributes<HTMLButtonElement>
  position: MenuPosition
}

export type MenuPosition = 'bottom-end' | 'right-start'

/**
 * A button that opens a menu. Mantine's menu and its positioning are a chunk of their own, fetched
 * when the browser is idle: until it is first opened a plain button stands here, with the same
 * semantics, and focus goes into the menu as soon as it opens.
 */
export function MenuButton({
  children,
  label,
  entries = NO_ENTRIES,
  renderMenu,
  position = 'bottom-end',
  className,
  isCurrent,
}: MenuButtonProps) {
  const [wasOpened, setWasOpened] = useState(false)
  useEffect(() => whenIdle(() => void importOpenMenu().catch(() => undefined)), [])
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
      aria-expanded={wasOpened}
      onClick={() => setWasOpened(true)}
    >
      {children}
    </button>
  )
  if (!wasOpened) return button
  return (
    <Suspense fallback={button}>
      {renderMenu ? (
        renderMenu({ looks, position, children })
      ) : (
        <OpenMenu looks={looks} position={position} entries={entries}>
          {children}
        </OpenMenu>
      )}
    </Suspense>
  )
}
