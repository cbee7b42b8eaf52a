import { Skeleton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import classes from './page-skeleton.module.css'

/** Stands for a page whose code or data is on its way. */
export function PageSkeleton() {
  const { t } = useLingui()
  return (
    <div className={classes.page} role="status" aria-label={t`Loading`}>
      <Skeleton height={24} width={180} />
      <Skeleton height={72} />
      <Skeleton height={320} />
    </div>
  )
}
