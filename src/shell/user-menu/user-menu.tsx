import { useLingui } from '@lingui/react/macro'
import { lazy, useEffect } from 'react'
import type { User } from '@/api/contract/session'
import { MenuButton } from '@/components/menu-button/menu-button'
import { whenIdle } from '@/platform/when-idle'
import { UserAvatar } from './user-avatar'
import classes from './user-menu.module.css'

const importOpenMenu = () => import('./open-user-menu')
const OpenUserMenu = lazy(async () => ({ default: (await importOpenMenu()).OpenUserMenu }))

interface UserMenuProps {
  user: User
}

/** Who is signed in, and what they can do about it: that comes when the browser is idle. */
export function UserMenu({ user }: UserMenuProps) {
  const { t } = useLingui()
  useEffect(() => whenIdle(() => void importOpenMenu().catch(() => undefined)), [])
  const name = user.nickName ?? user.name ?? user.username ?? ''
  const label = t`User menu`
  return (
    <MenuButton
      label={`${label}: ${name}`}
      renderMenu={(menu) => <OpenUserMenu {...menu} user={user} name={name} />}
    >
      <UserAvatar name={name} avatar={user.avatar} />
      <span className={classes.name}>{name}</span>
    </MenuButton>
  )
}
