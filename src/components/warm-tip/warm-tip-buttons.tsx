import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import type { WarmTipViewProps } from './warm-tip-view-props'

/** OK, and "Log in again" where that is the way on; what helps has the focus. */
export function WarmTipButtons({ tip, onClose, onLogIn }: WarmTipViewProps) {
  const offersLogin = tip.offersLogin === true
  return (
    <Group justify="flex-end">
      <Button
        variant={offersLogin ? 'default' : 'filled'}
        onClick={onClose}
        data-autofocus={!offersLogin || undefined}
      >
        <Trans>OK</Trans>
      </Button>
      {offersLogin ? (
        <Button onClick={onLogIn} data-autofocus>
          <Trans>Log in again</Trans>
        </Button>
      ) : null}
    </Group>
  )
}
