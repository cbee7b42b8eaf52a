import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './facts.module.css'

/** One fact: its name above what is known. */
export function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>{children}</dd>
    </div>
  )
}

/** Stands where a fact should be that could not be read: quiet, since the decision does not wait for it. */
export function NotRead({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <span role="status" className={classes.muted}>
        <Trans>Could not be read.</Trans>
      </span>{' '}
      <Button size="compact-xs" variant="default" onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </>
  )
}

/** Stands there while a fact is read. */
export function Reading() {
  return (
    <span className={classes.muted}>
      <Trans>Checking…</Trans>
    </span>
  )
}
