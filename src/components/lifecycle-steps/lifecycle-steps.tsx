import { useLingui } from '@lingui/react/macro'
import type { LifecycleStep } from '@/domain/order-lifecycle'
import { Message } from '../message'
import classes from './lifecycle-steps.module.css'

/** The steps of a document's life; the one it stands at is marked for eyes and ears. */
export function LifecycleSteps({ steps }: { steps: readonly LifecycleStep[] }) {
  const { t } = useLingui()
  return (
    <ol className={classes.steps} aria-label={t`Steps`}>
      {steps.map(({ state, name, progress }) => (
        <li
          key={state}
          className={classes.step}
          data-progress={progress}
          aria-current={progress === 'current' ? 'step' : undefined}
        >
          <Message of={name} />
        </li>
      ))}
    </ol>
  )
}
