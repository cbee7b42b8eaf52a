import { Trans, useLingui } from '@lingui/react/macro'
import { Menu } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { BELOW_MODALS } from '@/platform/modal-dialog'

interface TagMenuProps {
  /** where it opens, in px of the window */
  x: number
  y: number
  isClosable: boolean
  hasOthers: boolean
  onRefresh: () => void
  onCloseTag: () => void
  onCloseOthers: () => void
  onCloseAll: () => void
  onDismiss: () => void
}

/** Not `keydown`: the press of the key that opens the menu is still on its way when it is there. */
const CLOSED_BY = ['mousedown', 'touchstart']

/** What can be done with an open page, beside its tag. It is only rendered while it is open. */
export function TagMenu({
  x,
  y,
  isClosable,
  hasOthers,
  onRefresh,
  onCloseTag,
  onCloseOthers,
  onCloseAll,
  onDismiss,
}: TagMenuProps) {
  const { t } = useLingui()
  // Wherever the focus is: the menu takes it only a moment after it is there.
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') onDismiss()
  })
  return (
    <Menu
      opened
      closeOnEscape={false}
      position="bottom-start"
      offset={0}
      shadow="md"
      zIndex={BELOW_MODALS}
      returnFocus={false}
      // Else something without name or looks stands before the entries, to take the focus.
      withInitialFocusPlaceholder={false}
      clickOutsideEvents={CLOSED_BY}
      transitionProps={{ duration: 0 }}
      onChange={(isOpen) => {
        if (!isOpen) onDismiss()
      }}
    >
      <Menu.Target>
        {/* A place and no more: Mantine gives it what only a button may say. */}
        <span aria-hidden style={{ position: 'fixed', left: x, top: y }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={t`Open page`}>
        <Menu.Item onClick={onRefresh}>
          <Trans>Refresh</Trans>
        </Menu.Item>
        <Menu.Item disabled={!isClosable} onClick={onCloseTag}>
          <Trans>Close</Trans>
        </Menu.Item>
        <Menu.Item disabled={!hasOthers} onClick={onCloseOthers}>
          <Trans>Close others</Trans>
        </Menu.Item>
        <Menu.Item disabled={!isClosable && !hasOthers} onClick={onCloseAll}>
          <Trans>Close all</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
