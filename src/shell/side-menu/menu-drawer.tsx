import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { User } from '@/api/contract/session'
import { SideDialog } from '@/components/dialog/side-dialog'
import { setMenuDrawer } from './menu-mode'
import { MenuTree } from './menu-tree'
import { focusContent } from '@/platform/focus-content'

const dismiss = () => setMenuDrawer(false)

/** The menu on a narrow screen: above the page, and gone once a page was chosen. */
export function MenuDrawer({ user }: { user: User }) {
  const { t } = useLingui()
  const pathname = useLocation({ select: (location) => location.pathname })
  const openedOn = useRef(pathname)
  useEffect(() => {
    if (openedOn.current === pathname) return
    setMenuDrawer(false)
    focusContent()
  }, [pathname])
  return (
    <SideDialog onClose={dismiss} title={t`Menu`} size={260}>
      <nav aria-label={t`Menu`}>
        <MenuTree user={user} onStay={dismiss} />
      </nav>
    </SideDialog>
  )
}
