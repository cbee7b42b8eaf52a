import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import {
  IconBook2,
  IconEraser,
  IconHelp,
  IconHome,
  IconLogout,
  IconSparkles,
} from '@tabler/icons-react'
import { useState } from 'react'
import type { User } from '@/api/contract/session'
import type { OpenedMenu } from '@/components/menu-button/use-menu-button'
import { OpenMenu } from '@/components/menu-button/open-menu'
import { askToLogOut } from '../log-out'
import { showOverlay } from '../overlay'
import classes from './user-menu.module.css'
import { askedPart } from '../asked-part'

const ForgetStoredDialog = askedPart(
  async () => (await import('../forget-stored-dialog')).ForgetStoredDialog,
)

const ReleaseNotesDialog = askedPart(
  async () => (await import('../release-notes/release-notes-dialog')).ReleaseNotesDialog,
)

interface OpenUserMenuProps extends OpenedMenu {
  user: User
  /** as the button shows it */
  name: string
}

/** The open menu of who is signed in. */
export function OpenUserMenu({ user, name, ...menu }: OpenUserMenuProps) {
  const { t } = useLingui()
  const router = useRouter()
  const queryClient = useQueryClient()
  const [dialog, setDialog] = useState<'forget' | 'release'>()
  const closeDialog = () => setDialog(undefined)
  const { username, enterprise } = user
  const release = import.meta.env.APP_RELEASE
  return (
    <>
      <OpenMenu
        {...menu}
        entries={[
          {
            key: 'who',
            isText: true,
            label: (
              <>
                <span className={classes.who}>
                  {username === undefined || username === name ? name : `${name} (${username})`}
                </span>
                {enterprise === undefined ? null : (
                  <span className={classes.who}>{t`Enterprise: ${enterprise}`}</span>
                )}
              </>
            ),
          },
          {
            key: 'home',
            label: t`Go to home page`,
            icon: <IconHome size={16} aria-hidden />,
            onSelect: () => void router.navigate({ to: '/' }),
          },
          {
            key: 'dictionary',
            label: t`Data dictionary`,
            icon: <IconBook2 size={16} aria-hidden />,
            onSelect: () => showOverlay('dictionary'),
          },
          {
            key: 'help',
            label: t`Help`,
            icon: <IconHelp size={16} aria-hidden />,
            onSelect: () => showOverlay('help'),
          },
          {
            key: 'forget',
            label: t`Delete what this browser remembers`,
            icon: <IconEraser size={16} aria-hidden />,
            onSelect: () => setDialog('forget'),
          },
          {
            key: 'release',
            label: t`Version ${release}: what is new`,
            icon: <IconSparkles size={16} aria-hidden />,
            onSelect: () => setDialog('release'),
          },
          {
            key: 'log-out',
            label: t`Log out`,
            icon: <IconLogout size={16} aria-hidden />,
            onSelect: () => void askToLogOut(queryClient, user),
          },
        ]}
      />
      {dialog === 'forget' ? (
        <ForgetStoredDialog username={username ?? ''} onClose={closeDialog} />
      ) : null}
      {dialog === 'release' ? <ReleaseNotesDialog onClose={closeDialog} /> : null}
    </>
  )
}
