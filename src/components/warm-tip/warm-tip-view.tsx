import { useLingui } from '@lingui/react/macro'
import { ToolButton } from '../tool-button/tool-button'
import type { WarmTip } from './warm-tip-store'
import classes from './warm-tip.module.css'

/** What shows a tip: the dialog, or the alert that stands in for it. */
export interface WarmTipViewProps {
  tip: WarmTip
  onClose: () => void
  onLogIn: () => void
}

interface WarmTipTextProps {
  tip: Pick<WarmTip, 'message' | 'reason' | 'detail'>
}

/** A tip's message, and below it why and what the server said, as plain text. */
export function WarmTipText({ tip: { message, reason, detail } }: WarmTipTextProps) {
  // Shown once: what the compiler keeps would stand on the first path for nothing.
  'use no memo'
  const { i18n } = useLingui()
  return (
    <>
      {message ? <div>{i18n._(message)}</div> : null}
      {reason ? <div>{i18n._(reason)}</div> : null}
      {detail ? <div>{typeof detail === 'string' ? detail : i18n._(detail)}</div> : null}
    </>
  )
}

/** OK, "Log in again" where that is the way on, and what else may help; what helps has the focus, unless the text has it. */
export function WarmTipButtons({ tip, onClose, onLogIn }: WarmTipViewProps) {
  // Shown once: what the compiler keeps would stand on the first path for nothing.
  'use no memo'
  const { t, i18n } = useLingui()
  const offersLogin = tip.offersLogin === true
  const { action } = tip
  return (
    <div className={classes.buttons}>
      {action ? (
        <ToolButton
          isHigh
          onClick={() => {
            onClose()
            action.run()
          }}
        >
          {i18n._(action.label)}
        </ToolButton>
      ) : null}
      <ToolButton
        isHigh
        {...(offersLogin ? {} : { look: 'filled', 'data-autofocus': true })}
        onClick={onClose}
      >
        {t`OK`}
      </ToolButton>
      {offersLogin ? (
        <ToolButton isHigh look="filled" onClick={onLogIn} data-autofocus>
          {t`Log in again`}
        </ToolButton>
      ) : null}
    </div>
  )
}

/** Says what the dialog would, when the dialog's own code could not be had. HTML stays source text. */
export function WarmTipAlert(props: WarmTipViewProps) {
  // Shown once: what the compiler keeps would stand on the first path for nothing.
  'use no memo'
  const { t } = useLingui()
  return (
    <div role="alert" className={classes.alert}>
      <strong>{t`Warm tip`}</strong>
      <WarmTipText tip={props.tip} />
      <WarmTipButtons {...props} />
    </div>
  )
}
