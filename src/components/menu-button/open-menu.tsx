import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './menu-button.module.css'
import type { MenuEntry } from './menu-entry'

interface OpenMenuProps {
  children: ReactNode
  label: string
  entries: readonly MenuEntry[]
}

/** The menu itself, open from its first frame on: it is only rendered once its button was pressed. */
export function OpenMenu({ children, label, entries }: OpenMenuProps) {
  return (
    <Menu defaultOpened position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <button type="button" className={classes.button} aria-label={label}>
          {children}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map(({ key, label: text, icon, href, isCurrent, lang, onSelect }) => {
          const shared = {
            leftSection: icon,
            rightSection: isCurrent ? <IconCheck size={14} aria-hidden /> : undefined,
            'aria-current': isCurrent ? ('true' as const) : undefined,
            lang,
            children: text,
          }
          return href === undefined ? (
            <Menu.Item key={key} {...shared} onClick={onSelect} />
          ) : (
            <Menu.Item key={key} {...shared} component="a" href={href} />
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
