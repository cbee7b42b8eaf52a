import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import classes from './order-form.module.css'
import type { AttachmentsWait, SendAction, useAttachmentsReady } from './use-attachments-ready'

interface AttachmentsWaitPanelProps {
  wait: AttachmentsWait
  files: Pick<ReturnType<typeof useAttachmentsReady>, 'cancel' | 'retry' | 'remove' | 'sendWithout'>
}

/** Says that sending waits for files, or asks what is to become of those that could not be attached. */
export function AttachmentsWaitPanel({ wait, files }: AttachmentsWaitPanelProps) {
  const { action } = wait
  if (wait.kind === 'missing') return <MissingFiles wait={wait} files={files} />
  return (
    <div className={classes.wait}>
      <span role="status">
        {action === 'submit' ? (
          <Trans>Files are being uploaded. The order is submitted as soon as they are there.</Trans>
        ) : (
          <Trans>Files are being uploaded. The order is saved as soon as they are there.</Trans>
        )}
      </span>
      <Button size="xs" variant="default" onClick={files.cancel}>
        {action === 'submit' ? <Trans>Do not submit yet</Trans> : <Trans>Do not save yet</Trans>}
      </Button>
    </div>
  )
}

function MissingFiles({
  wait,
  files,
}: AttachmentsWaitPanelProps & { wait: Extract<AttachmentsWait, { kind: 'missing' }> }) {
  const { t, i18n } = useLingui()
  const { action, names, canRetry } = wait
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.querySelector('button')?.focus(), [])
  const count = names.length
  const list = new Intl.ListFormat(i18n.locale).format(names)
  return (
    <div
      ref={panel}
      className={classes.wait}
      role="alertdialog"
      aria-label={t`Files that are not attached`}
      aria-describedby="attachments-missing"
      onKeyDown={(event) => {
        if (event.key === 'Escape') files.cancel()
      }}
    >
      <span id="attachments-missing" className={classes.waitText}>
        <Plural value={count} one="# file is not attached:" other="# files are not attached:" />{' '}
        {list}
      </span>
      {canRetry ? (
        <Button size="xs" onClick={() => files.retry(action)}>
          <Trans>Upload again</Trans>
        </Button>
      ) : null}
      <Button size="xs" variant="default" onClick={files.remove}>
        <Trans>Remove them</Trans>
      </Button>
      <Button size="xs" variant="default" onClick={() => files.sendWithout(action)}>
        <SendWithout action={action} />
      </Button>
      <Button size="xs" variant="subtle" onClick={files.cancel}>
        <Trans>Back</Trans>
      </Button>
    </div>
  )
}

function SendWithout({ action }: { action: SendAction }) {
  return action === 'submit' ? <Trans>Submit without them</Trans> : <Trans>Save without them</Trans>
}
