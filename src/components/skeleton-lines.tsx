import { useLingui } from '@lingui/react/macro'
import classes from './skeleton-lines.module.css'

/** Grey lines where text is on its way. */
export function SkeletonLines({ count }: { count: number }) {
  const { t } = useLingui()
  return (
    <div className={classes.lines} role="status" aria-label={t`Loading`}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classes.line} />
      ))}
    </div>
  )
}
