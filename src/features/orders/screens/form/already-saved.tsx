import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { AppLink } from '@/shell/app-link'
import classes from './order-form.module.css'
import type { OrderPaths } from '../../order-type'

interface AlreadySavedProps {
  code: string
  /** where the order is looked at */
  path: OrderPaths['detail']
  onRaiseAnother: () => void
}

/**
 * What was sent from this draft before has come through after all, and holds something else than what is typed now. Nothing
 * typed is lost, and nothing is raised twice unknowingly.
 */
export function AlreadySaved({ code, path, onRaiseAnother }: AlreadySavedProps) {
  return (
    <section className={classes.card} role="alert">
      <strong>
        <Trans>What you sent before has arrived after all. Nothing was sent now.</Trans>
      </strong>
      <span>
        <Trans>
          It is order{' '}
          <AppLink path={path} search={{ code }}>
            {code}
          </AppLink>
          , as it was typed then.
        </Trans>
      </span>
      <div className={classes.options}>
        <Button size="xs" onClick={onRaiseAnother}>
          <Trans>Raise what is typed as another order</Trans>
        </Button>
      </div>
    </section>
  )
}
