import { Trans } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import { useFocusBack } from '../use-focus-back'
import { SanitisedHtml } from './sanitised-html'
import classes from './warm-tip.module.css'
import { WarmTipButtons, WarmTipText, type WarmTipViewProps } from './warm-tip-view'

/** The "Warm tip" dialog. Closed by OK, Escape or a press beside it; the focus goes back then. */
export function WarmTipDialog(props: WarmTipViewProps) {
  const { tip, onClose } = props
  useFocusBack()
  const html = tip.isHtml === true && typeof tip.detail === 'string' ? tip.detail : undefined
  return (
    <Modal
      opened
      onClose={onClose}
      title={<Trans>Warm tip</Trans>}
      withCloseButton={false}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      centered
    >
      <div className={classes.text}>
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
    </Modal>
  )
}
