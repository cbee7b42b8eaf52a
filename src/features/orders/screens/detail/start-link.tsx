import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { AppLink } from '@/shell/app-link'
import classes from './order-detail.module.css'
import type { AppPath, AppSearch } from '@/shell/app-href'

interface StartLinkProps<Path extends AppPath> {
  path: Path
  search: AppSearch<Path>
  children: ReactNode
}

/** Where the next order of the chain is begun, from the one that a person stands on. */
export function StartLink<Path extends AppPath>({ path, search, children }: StartLinkProps<Path>) {
  return (
    <AppLink path={path} search={search} className={classes.start} preload>
      <IconPlus size={16} aria-hidden />
      {children}
    </AppLink>
  )
}
