import { Trans, useLingui } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import classes from './confirm-screen.module.css'

interface KeyHelpProps {
  isOn: boolean
  onSwitch: (isOn: boolean) => void
  onClose: () => void
}

/** What the single keys of the confirm screen do, and the switch that turns them off. */
export function KeyHelp({ isOn, onSwitch, onClose }: KeyHelpProps) {
  const { t } = useLingui()
  return (
    <Modal
      opened
      onClose={onClose}
      title={<Trans>Shortcuts of this page</Trans>}
      closeButtonProps={{ 'aria-label': t`Close` }}
      transitionProps={{ duration: 0 }}
      centered
    >
      <dl className={classes.keys}>
        <dt>
          <Trans>
            <kbd>A</kbd>, then <kbd>Enter</kbd>
          </Trans>
        </dt>
        <dd>
          <Trans>Approve</Trans>
        </dd>
        <dt>
          <Trans>
            <kbd>A</kbd>, then <kbd>Shift+Enter</kbd>
          </Trans>
        </dt>
        <dd>
          <Trans>Approve and next</Trans>
        </dd>
        <dt>
          <kbd>R</kbd>
        </dt>
        <dd>
          <Trans>Go to the remark</Trans>
        </dd>
        <dt>
          <kbd>Ctrl+Enter</kbd>
        </dt>
        <dd>
          <Trans>In the remark: reject and next</Trans>
        </dd>
        <dt>
          <kbd>Esc</kbd>
        </dt>
        <dd>
          <Trans>Leave the remark</Trans>
        </dd>
        <dt>
          <kbd>J</kbd> / <kbd>K</kbd>
        </dt>
        <dd>
          <Trans>Next and previous order</Trans>
        </dd>
        <dt>
          <kbd>?</kbd>
        </dt>
        <dd>
          <Trans>Show these shortcuts</Trans>
        </dd>
      </dl>
      <label className={classes.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          checked={isOn}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
        <Trans>Single-key shortcuts</Trans>
      </label>
    </Modal>
  )
}
