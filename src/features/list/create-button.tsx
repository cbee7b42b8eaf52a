import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { AppLink } from '@/shell/app-link'
import classes from './create-button.module.css'
import type { AppPath } from '@/shell/app-href'

/** Leads to where a new document is made, or makes one here. */
export function CreateButton({ create }: { create: { path: AppPath } | { run: () => void } }) {
  if ('run' in create) {
    return (
      <Button size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={create.run}>
        <Trans>New</Trans>
      </Button>
    )
  }
  return (
    <AppLink path={create.path} className={classes.create} preload>
      <IconPlus size={16} aria-hidden />
      <Trans>New</Trans>
    </AppLink>
  )
}
