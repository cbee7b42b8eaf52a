import { useLingui } from '@lingui/react/macro'
import { ToolButton } from '../tool-button/tool-button'
import type { WarmTipViewProps } from './warm-tip-view-props'
import classes from './warm-tip.module.css'

/** OK, and "Log in again" where that is the way on; what helps has the focus. */
export function WarmTipButtons({ tip, onClose, onLogIn }: WarmTipViewProps) {
  const { t } = useLingui()
  const offersLogin = tip.offersLogin === true
  return (
    <div className={classes.buttons}>
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
