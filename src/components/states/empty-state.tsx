import { IconInbox } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './states.module.css'

interface EmptyStateProps {
  message: ReactNode
  /** nothing else is on its page: the message is what the page is called */
  isPage?: boolean
  children?: ReactNode
}

/** Stands where rows would be when there are none, and offers what can be done about it. */
export function EmptyState({ message, isPage = false, children }: EmptyStateProps) {
  const Message = isPage ? 'h1' : 'p'
  return (
    <div className={classes.state}>
      <IconInbox className={classes.muted} size={32} stroke={1.5} aria-hidden />
      <Message className={classes.message}>{message}</Message>
      {children}
    </div>
  )
}
