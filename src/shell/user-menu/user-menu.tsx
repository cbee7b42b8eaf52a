import { useLingui } from '@lingui/react/macro'
import type { User } from '@/api/contract/session'
import { useMenuButton } from '@/components/menu-button/use-menu-button'
import { askablePart } from '@/platform/use-asked-part'
import { UserAvatar } from './user-avatar'
import classes from './user-menu.module.css'

const openUserMenu = askablePart(async () => (await import('./open-user-menu')).OpenUserMenu)

interface UserMenuProps {
  user: User
}

/** Who is signed in, and what they can do about it: that comes when the browser is idle. */
export function UserMenu({ user }: UserMenuProps) {
  const { t } = useLingui()
  const name = user.nickName ?? user.name ?? user.username ?? ''
  const label = t`User menu`
  const children = (
    <>
      <UserAvatar name={name} avatar={user.avatar} />
      <span className={classes.name}>{name}</span>
    </>
  )
  const { Menu, looks, button } = useMenuButton(openUserMenu, {
    label: `${label}: ${name}`,
    children,
  })
  if (!Menu) return button
  return (
    <Menu looks={looks} position="bottom-end" user={user} name={name}>
      {children}
    </Menu>
  )
}
