import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { BELOW_MODALS, isBehindModal } from '@/platform/modal-dialog'
import { useMenuClosing } from '@/platform/open-menus'
import type { OpenedMenu } from './use-menu-button'
import type { MenuEntry } from './menu-entry'
import classes from './open-menu.module.css'

/** How far it stays away from the edges of the window, in px. */
const EDGE = 8
/** Longer ones scroll, in px. */
const HIGHEST = 400

interface OpenMenuProps extends OpenedMenu {
  entries: readonly MenuEntry[]
}

/** The menu itself, open from its first frame on: it is only rendered once its button was pressed. */
export function OpenMenu({ children, looks, position, entries }: OpenMenuProps) {
  const [isOpen, setIsOpen] = useState(true)
  const button = useRef<HTMLButtonElement>(null)
  const dropdown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The entry that had the focus is gone: the arrow keys have to find another.
    if (document.activeElement !== document.body) return
    dropdown.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  }, [entries])
  // Mantine gives the focus back to what had it, which the first time was the button before this one.
  // (Nothing has it where the menu is closed before it got there.)
  const giveFocusBack = () => {
    const { activeElement, body } = document
    if (activeElement === body || activeElement?.closest('[role=menu]')) button.current?.focus()
  }
  useMenuClosing(isOpen, (by) => {
    if (by === 'overlay') giveFocusBack()
    setIsOpen(false)
  })
  return (
    <Menu
      opened={isOpen}
      // A press in a dialog that came above is none beside the menu: it may have a retry, or what was typed.
      onChange={(open) => setIsOpen(open || isBehindModal(button.current))}
      position={position}
      shadow="md"
      zIndex={BELOW_MODALS}
      withinPortal
      // Else something without name or looks stands before the entries, to take the focus.
      withInitialFocusPlaceholder={false}
      onClose={giveFocusBack}
      onExitTransitionEnd={giveFocusBack}
      middlewares={{
        flip: { padding: EDGE },
        shift: { padding: EDGE },
        size: {
          padding: EDGE,
          apply: ({ availableHeight, elements }) => {
            const highest = Math.min(HIGHEST, Math.max(0, availableHeight))
            elements.floating.style.maxHeight = `${highest}px`
          },
        },
      }}
    >
      <Menu.Target>
        <button ref={button} type="button" {...looks}>
          {children}
        </button>
      </Menu.Target>
      <Menu.Dropdown
        ref={dropdown}
        className={classes.dropdown}
        // The key that opened the menu may be down still, and the first entry has the focus.
        onKeyDown={(event) => {
          if (event.repeat && event.key === 'Enter') event.preventDefault()
        }}
      >
        {entries.map(
          ({ key, label: text, icon, href, isCurrent, isText, lang, onSelect, staysOpen }) => {
            if (isText) return <Menu.Label key={key}>{text}</Menu.Label>
            const shared = {
              leftSection: icon,
              rightSection: isCurrent ? <IconCheck size={14} aria-hidden /> : undefined,
              'aria-current': isCurrent ? ('true' as const) : undefined,
              // Of one that is chosen from the choice in force has the focus first.
              'data-autofocus': isCurrent || undefined,
              lang,
              children: text,
            }
            return href === undefined ? (
              <Menu.Item
                key={key}
                {...shared}
                closeMenuOnClick={staysOpen !== true}
                onClick={(event) => {
                  if (staysOpen !== true) focusOpener(event.currentTarget)
                  onSelect?.(event)
                }}
              />
            ) : (
              <Menu.Item key={key} {...shared} component="a" href={href} onClick={onSelect} />
            )
          },
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** An entry is gone by the time what it opened closes: that is to find the focus on the menu's button. */
function focusOpener(entry: HTMLElement): void {
  const opener = entry.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  if (opener) document.getElementById(opener)?.focus()
}
