import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './states.module.css'

interface EmptyStateProps {
  message: ReactNode
  children?: ReactNode
}

/** Stands where rows would be when there are none, and offers what can be done about it. */
export function EmptyState({ message, children }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <IconInbox className={classes.muted} size={32} stroke={1.5} aria-hidden />
      <p className={classes.message}>{message}</p>
      {children}
    </div>
  )
}
