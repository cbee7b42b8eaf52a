import { useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { holdFocus } from '@/platform/focus-content'
import { ToolButton } from '../tool-button/tool-button'
import classes from './states.module.css'

interface ErrorStateProps {
  message: ReactNode
  /** what the server said, when it said something */
  detail?: ReactNode
  /** nothing else is on its page: the message is what the page is called */
  isPage?: boolean
  onRetry?: (() => void) | undefined
}

/** Stands where content should be that could not be had: what failed, why, and a way to try again. */
export function ErrorState({ message, detail, isPage = false, onRetry }: ErrorStateProps) {
  // Shown once: what the compiler keeps would stand on the first path for nothing.
  'use no memo'
  const { t } = useLingui()
  const Message = isPage ? 'h1' : 'p'
  return (
    <div ref={holdFocus} className={classes.state} role="alert">
      <IconAlertTriangle className={classes.danger} size={32} aria-hidden />
      <Message className={classes.failure}>{message}</Message>
      {detail ? <p className={classes.detail}>{detail}</p> : null}
      {onRetry ? (
        <ToolButton isHigh onClick={onRetry}>
          {t`Retry`}
        </ToolButton>
      ) : null}
    </div>
  )
}
