import { Trans, useLingui } from '@lingui/react/macro'
import { useRetry } from '@/api/user-reads'
import { useEffect, useState } from 'react'
import { formatCounted } from '@/components/format-counted'
import { whenIdle } from '@/platform/when-idle'
import { AppLink } from '@/shell/app-link'
import { usePageQuery } from '@/platform/use-page-query'
import { holdFocus } from '@/platform/focus-content'
import classes from './home-page.module.css'
import type { WaitingWork } from './waiting-work'

/** One number of what waits, as a link to the list that shows it, where there is one. It loads and fails by itself. */
export function WaitingNumber({ work }: { work: WaitingWork }) {
  const { name, path, search, count, isLater } = work
  const { t, i18n } = useLingui()
  const [mayCount, setMayCount] = useState(!isLater)
  useEffect(() => (mayCount ? undefined : whenIdle(() => setMayCount(true))), [mayCount])
  const { data, error } = usePageQuery({ ...count, enabled: mayCount })
  const retry = useRetry(count)
  const label = i18n._(name)
  if (data === undefined && error) {
    return (
      <div className={classes.work} role="group" aria-label={label}>
        <AppLink path={path} search={search} className={classes.workName}>
          {label}
        </AppLink>
        <button
          ref={holdFocus}
          type="button"
          className={classes.retry}
          aria-label={t`${label}: could not be counted. Retry`}
          onClick={retry}
        >
          <Trans>Retry</Trans>
        </button>
      </div>
    )
  }
  const number = data && formatCounted(data.count, data.isAtLeast, i18n)
  const code = data?.codes
  // The list of the others in that state would seem to be of these.
  if (data && code === '') {
    return (
      <p className={classes.work}>
        <span>{label}</span>
        <strong className={classes.number}>{number}</strong>
      </p>
    )
  }
  return (
    <AppLink
      path={path}
      search={code === undefined ? search : { ...search, code }}
      preload
      className={classes.work}
    >
      <span className={classes.workName}>{label}</span>
      <strong className={classes.number} aria-busy={data === undefined}>
        {number ?? '…'}
      </strong>
    </AppLink>
  )
}
