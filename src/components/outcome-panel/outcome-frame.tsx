import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { IconCircleCheck, IconCircleX, IconHelpHexagon } from '@tabler/icons-react'
import { useRef, type ReactNode } from 'react'
import classes from './outcome-frame.module.css'
import { focusContent } from '@/platform/focus-content'

interface OutcomeFrameProps {
  /** of the write, by which its panel is found among others: a page that is hidden may say the same */
  write: string
  kind: 'looking' | 'still-unknown' | 'done' | 'not-done' | 'overtaken' | 'candidates'
  /** which write it is, and what is known of it */
  title: ReactNode
  /** of what was not done: what was sent is there to be sent again */
  canBeSentAgain: boolean
  /** what else is known */
  children?: ReactNode
  /** further ways out, before the usual ones */
  buttons?: ReactNode
  onCheckAgain: () => void
  /** the outcome is read; undefined where it is read elsewhere */
  onDismiss: (() => void) | undefined
}

/** Of what is known; anything else is a question. */
const ICONS: Partial<Record<OutcomeFrameProps['kind'], typeof IconHelpHexagon>> = {
  done: IconCircleCheck,
  'not-done': IconCircleX,
}

/**
 * Says of a write that its result is unknown, that the server is being asked, and what it is. Nothing is
 * told as done or not done on a guess. See docs/domain/writes.md, "Unknown outcomes".
 */
export function OutcomeFrame({
  write,
  kind,
  title,
  canBeSentAgain,
  children,
  buttons,
  onCheckAgain,
  onDismiss,
}: OutcomeFrameProps) {
  const panel = useRef<HTMLElement>(null)
  const Icon = ICONS[kind] ?? IconHelpHexagon
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={classes.panel}
      data-write={write}
      data-kind={kind}
      role="alert"
    >
      <Icon size={22} aria-hidden />
      <div className={classes.text}>
        <strong>{title}</strong>
        {kind === 'looking' ? (
          <span>
            <Trans>No answer came back. Asking the server what became of it…</Trans>
          </span>
        ) : null}
        {kind === 'not-done' ? (
          <span>
            {canBeSentAgain ? (
              <Trans>The server has shown no trace of it twice. You can send it again.</Trans>
            ) : (
              <Trans>
                The server has shown no trace of it twice. There is no draft of it in this tab any
                more.
              </Trans>
            )}
          </span>
        ) : null}
        {kind === 'overtaken' ? (
          <span>
            <Trans>
              It has been changed since. What was sent can’t be done any more; whether it was done
              before that can’t be told.
            </Trans>
          </span>
        ) : null}
        {children}
      </div>
      <div className={classes.buttons}>
        {buttons}
        {kind === 'still-unknown' || kind === 'candidates' ? (
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              // The button goes while it is looked.
              panel.current?.focus({ preventScroll: true })
              onCheckAgain()
            }}
          >
            <Trans>Look again</Trans>
          </Button>
        ) : null}
        {onDismiss && (kind === 'done' || kind === 'not-done' || kind === 'overtaken') ? (
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              focusContent()
              onDismiss()
            }}
          >
            <Trans>OK</Trans>
          </Button>
        ) : null}
      </div>
    </section>
  )
}
