import { Trans } from '@lingui/react/macro'
import { useState, type KeyboardEvent } from 'react'
import { Dialog } from '../dialog/dialog'
import { SanitisedHtml } from './sanitised-html'
import classes from './warm-tip.module.css'
import { WarmTipButtons, WarmTipText, type WarmTipViewProps } from './warm-tip-view'

/** A key that was held down before the dialog came presses nothing in it. */
function ignoreHeld(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}

/**
 * The "Warm tip" dialog. Closed by OK, Escape or a press beside it; the focus goes back then. One whose button leaves the page
 * may come in the middle of typing, or of going through rows: unless a button was pressed the text has the focus, where no key does
 * anything.
 */
export function WarmTipDialog(props: WarmTipViewProps) {
  const { tip, onClose } = props
  const [isInTheWay] = useState(
    () => tip.offersLogin === true && !document.activeElement?.closest('button'),
  )
  const html = tip.isHtml === true && typeof tip.detail === 'string' ? tip.detail : undefined
  return (
    <Dialog
      onClose={onClose}
      title={<Trans>Warm tip</Trans>}
      withCloseButton={false}
      centered
      onKeyDown={ignoreHeld}
    >
      <div
        className={classes.text}
        {...(isInTheWay ? { 'data-autofocus': true, tabIndex: -1 } : {})}
      >
        {html === undefined ? (
          <WarmTipText tip={tip} />
        ) : (
          <>
            <WarmTipText tip={{ message: tip.message, reason: tip.reason }} />
            <SanitisedHtml html={html} />
          </>
        )}
      </div>
      <WarmTipButtons {...props} />
    </Dialog>
  )
}
