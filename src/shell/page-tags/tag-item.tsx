import { Trans } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { memo, useId, type KeyboardEvent } from 'react'
import type { PageTag } from './open-tags'
import type { PageMark } from './page-marks'
import classes from './page-tags.module.css'

interface TagItemProps {
  tag: PageTag
  title: string
  marks: readonly PageMark[]
  isActive: boolean
  /** whether Tab stops here */
  isReachable: boolean
  isClosable: boolean
  onOpen: (tag: PageTag) => void
  onClose: (tag: PageTag) => void
  /** `at` is where the mouse is, in px of the window */
  onMenu: (tag: PageTag, element: HTMLElement, at: { x: number; y: number }) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>, tag: PageTag) => void
}

const MIDDLE_BUTTON = 1

/** The tag of one open page. Its cross is for the mouse; by keyboard Delete and the menu close it. */
export const TagItem = memo(function TagItemContent({
  tag,
  title,
  marks,
  isActive,
  isReachable,
  isClosable,
  onOpen,
  onClose,
  onMenu,
  onKeyDown,
}: TagItemProps) {
  const marksId = useId()
  // A remark waits for whoever comes back to the order: nothing is lost with the tag.
  const isMarked = marks.some((mark) => mark !== 'remark')
  return (
    <div
      className={classes.tag}
      role="tab"
      tabIndex={isReachable ? 0 : -1}
      aria-selected={isActive}
      aria-controls="content"
      aria-describedby={isMarked ? marksId : undefined}
      onClick={() => onOpen(tag)}
      onMouseDown={(event) => {
        // The browser would begin to scroll.
        if (event.button === MIDDLE_BUTTON) event.preventDefault()
      }}
      onAuxClick={({ button }) => {
        if (button === MIDDLE_BUTTON && isClosable) onClose(tag)
      }}
      onContextMenu={(event) => {
        event.preventDefault()
        onMenu(tag, event.currentTarget, { x: event.clientX, y: event.clientY })
      }}
      onKeyDown={(event) => onKeyDown(event, tag)}
    >
      <span className={classes.title} title={title}>
        {title}
      </span>
      {isMarked ? (
        <span aria-hidden className={classes.mark} data-unknown={marks.includes('unknown')}>
          {marks.includes('unknown') ? '?' : ''}
        </span>
      ) : null}
      {isMarked ? (
        <span id={marksId} hidden>
          {marks.includes('unknown') ? (
            <Trans>A result is unknown</Trans>
          ) : (
            <Trans>Changes are not saved</Trans>
          )}
        </span>
      ) : null}
      {isClosable ? (
        <span
          aria-hidden
          className={classes.close}
          onClick={(event) => {
            event.stopPropagation()
            onClose(tag)
          }}
        >
          <IconX size={12} />
        </span>
      ) : null}
    </div>
  )
})
