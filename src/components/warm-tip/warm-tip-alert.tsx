import { Trans } from '@lingui/react/macro'
import classes from './warm-tip.module.css'
import { WarmTipButtons } from './warm-tip-buttons'
import { WarmTipText } from './warm-tip-text'
import type { WarmTipViewProps } from './warm-tip-view-props'

/** Says what the dialog would, when the dialog's own code could not be had. HTML stays source text. */
export function WarmTipAlert(props: WarmTipViewProps) {
  return (
    <div role="alert" className={classes.alert}>
      <strong>
        <Trans>Warm tip</Trans>
      </strong>
      <WarmTipText tip={props.tip} />
      <WarmTipButtons {...props} />
    </div>
  )
}
