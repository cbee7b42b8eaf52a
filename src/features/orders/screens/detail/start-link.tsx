import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { AppLink } from '@/shell/app-link'
import classes from './order-detail.module.css'
import type { AppPath } from '@/shell/app-href'

interface StartLinkProps {
  path: AppPath
  search: Readonly<Record<string, string>>
  children: ReactNode
}

/** Where the next order of the chain is begun, from the one that a person stands on. */
export function StartLink({ path, search, children }: StartLinkProps) {
  return (
    <AppLink path={path} search={search} className={classes.start} preload>
      <IconPlus size={16} aria-hidden />
      {children}
    </AppLink>
  )
}
