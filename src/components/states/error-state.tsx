import { Button, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './states.module.css'

interface ErrorStateProps {
  message: ReactNode
  /** what the server said, when it said something */
  detail?: ReactNode
  onRetry?: (() => void) | undefined
}

/** Stands where content should be that could not be had: what failed, why, and a way to try again. */
export function ErrorState({ message, detail, onRetry }: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <IconAlertTriangle className={classes.danger} size={32} aria-hidden />
      <Text fw={600}>{message}</Text>
      {detail ? <Text className={classes.detail}>{detail}</Text> : null}
      {onRetry ? (
        <Button variant="default" onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      ) : null}
    </div>
  )
}
