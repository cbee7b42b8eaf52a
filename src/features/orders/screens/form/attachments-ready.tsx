import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { use, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useFocusBack } from '@/components/use-focus-back'
import { leadTo, PageActivityContext, useWhenShown } from '@/platform/page-active'
import { notify } from '@/shell/notify'
import type { SendAction } from './form-definition'
import classes from './order-form.module.css'
import type { UploadQueue } from '@/components/attachments-field/upload-queue'
import { isUnderWay, type Upload } from '@/components/attachments-field/upload-state'

interface AttachmentsWaitPanelProps {
  wait: AttachmentsWait
  files: Pick<ReturnType<typeof useAttachmentsReady>, 'cancel' | 'retry' | 'remove' | 'sendWithout'>
}

/** Says that sending waits for files, or asks what is to become of those that could not be attached. */
export function AttachmentsWaitPanel({ wait, files }: AttachmentsWaitPanelProps) {
  return wait.kind === 'missing' ? (
    <MissingFiles wait={wait} files={files} />
  ) : (
    <WaitingFor wait={wait} onCancel={files.cancel} />
  )
}

interface WaitingForProps {
  wait: Extract<AttachmentsWait, { kind: 'uploading' }>
  onCancel: () => void
}

function WaitingFor({ wait: { action, asksThen }, onCancel }: WaitingForProps) {
  useFocusBack()
  return (
    <div className={classes.wait}>
      <span role="status">
        {asksThen ? (
          <Trans>
            Files are being uploaded. Then you are asked about those that are not attached.
          </Trans>
        ) : action === 'submit' ? (
          <Trans>Files are being uploaded. The order is submitted as soon as they are there.</Trans>
        ) : (
          <Trans>Files are being uploaded. The order is saved as soon as they are there.</Trans>
        )}
      </span>
      <Button size="xs" variant="default" onClick={onCancel}>
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
  // It goes back to what was pressed.
  useFocusBack({ takesFocusAtOnce: true })
  const textId = useId()
  const panel = useRef<HTMLDivElement>(null)
  useWhenShown((mayTakeFocus) => {
    // In a low window its first answer alone would be in sight, which is not the only one.
    panel.current?.scrollIntoView({ block: 'nearest' })
    leadTo(panel.current?.querySelector('button'), mayTakeFocus)
  }, true)
  const count = names.length
  const list = new Intl.ListFormat(i18n.locale).format(names)
  return (
    <div
      ref={panel}
      className={classes.wait}
      role="alertdialog"
      aria-label={t`Files that are not attached`}
      aria-describedby={textId}
      onKeyDown={(event) => {
        if (event.key === 'Escape') files.cancel()
      }}
    >
      <span
        className={classes.waitText}
        role="group"
        aria-label={t`Files that are not attached`}
        tabIndex={0}
      >
        <span id={textId}>
          <Plural value={count} one="# file is not attached:" other="# files are not attached:" />{' '}
          {list}
        </span>
      </span>
      {canRetry ? (
        <Button size="xs" onClick={() => files.retry(action)}>
          <Trans>Upload again</Trans>
        </Button>
      ) : null}
      <Button size="xs" variant="default" onClick={files.remove}>
        <Plural value={count} one="Remove it" other="Remove them" />
      </Button>
      <Button size="xs" variant="default" onClick={() => files.sendWithout(action)}>
        <SendWithout action={action} count={count} />
      </Button>
      <Button size="xs" variant="subtle" onClick={files.cancel}>
        <Trans>Back</Trans>
      </Button>
    </div>
  )
}

function SendWithout({ action, count }: { action: SendAction; count: number }) {
  return action === 'submit' ? (
    <Plural value={count} one="Submit without it" other="Submit without them" />
  ) : (
    <Plural value={count} one="Save without it" other="Save without them" />
  )
}

/** What keeps a form from being sent, as the person is told. */
export type AttachmentsWait =
  /** files are under way; the form goes on by itself when all have arrived, and asks first where others failed or were refused */
  | { kind: 'uploading'; action: SendAction; asksThen: boolean }
  /** files failed or were not accepted, and would be missing */
  | { kind: 'missing'; action: SendAction; names: readonly string[]; canRetry: boolean }

const NOT_SENT: Readonly<Record<SendAction, MessageDescriptor>> = {
  submit: msg`The upload was cancelled, and the order is not submitted yet.`,
  stage: msg`The upload was cancelled, and the order is not saved yet.`,
}

const STILL_MISSING: Readonly<
  Record<SendAction, (name: string, files: string) => MessageDescriptor>
> = {
  submit: (name, files) => msg`${name}: not submitted yet. Not attached: ${files}`,
  stage: (name, files) => msg`${name}: not saved yet. Not attached: ${files}`,
}

/** A file that stands in the form and would not be in the document. */
function isMissing({ status }: Upload): boolean {
  return status === 'failed' || status === 'refused'
}

/**
 * Sends a form once its files are there: while some are under way it waits and then goes on by itself,
 * and of those that failed or were refused it asks first. Where the last that is waited for is cancelled, nothing is sent. See
 * docs/domain/base-data.md, "Attachments".
 *
 * @param send with all the files in the form's values
 * @param name what a person knows the form's document by, on other pages too
 */
export function useAttachmentsReady(send: (action: SendAction) => void, name: string) {
  const uploads = useRef<UploadQueue>(null)
  const page = use(PageActivityContext)
  const [wait, setWait] = useState<AttachmentsWait>()
  // A render later, so that the values that are sent hold what has arrived.
  const [ready, setReady] = useState<{ action: SendAction }>()
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    if (ready) sendNow(ready.action)
  }, [ready])

  const goOn = (action: SendAction) => {
    setWait(undefined)
    setReady({ action })
  }
  /** Looks at the files as they are now: waits, asks or goes on. */
  const check = (action: SendAction) => {
    const files = uploads.current?.getState().uploads ?? []
    const missing = files.filter(isMissing)
    if (files.some(isUnderWay)) setWait({ kind: 'uploading', action, asksThen: missing.length > 0 })
    else if (missing.length === 0) goOn(action)
    else {
      const names = missing.map(({ file }) => file.name)
      const canRetry = missing.some(({ status }) => status === 'failed')
      setWait({ kind: 'missing', action, names, canRetry })
    }
  }
  const lookAgain = useEffectEvent((action: SendAction) => {
    check(action)
    const missing = uploads.current?.getState().uploads.filter(isMissing) ?? []
    // Whoever has gone to another page believes that it is sent by now.
    if (missing.length === 0 || page.isActive()) return
    const names = missing.map(({ file }) => file.name).join(' · ')
    notify({ message: STILL_MISSING[action](name, names), tone: 'warning' })
  })
  const giveUp = useEffectEvent((action: SendAction) => {
    setWait(undefined)
    notify({ message: NOT_SENT[action], tone: 'warning' })
  })
  useEffect(() => {
    if (!wait) return undefined
    // A file that arrives tells of itself more than once.
    let isDone = false
    const follow = () => {
      if (isDone) return
      const { uploads: files = [], notices = [] } = uploads.current?.getState() ?? {}
      const isOver = !files.some(isUnderWay)
      const asksThen = files.some(isMissing)
      if (wait.kind === 'uploading' && isOver) {
        isDone = true
        // Whoever gives up the last one meant the file: what is sent then is theirs to say once more.
        if (notices.at(-1)?.kind === 'cancelled') giveUp(wait.action)
        else lookAgain(wait.action)
      } else if (wait.kind === 'uploading' && asksThen !== wait.asksThen) {
        setWait({ ...wait, asksThen })
      }
      // Somebody put the last of them away, or sent it again, at its row.
      if (wait.kind === 'missing' && !(isOver && asksThen)) setWait(undefined)
    }
    // The last one may have arrived before anybody listened.
    follow()
    return uploads.current?.subscribe(follow)
  }, [wait])

  const forEachMissing = (change: (queue: UploadQueue, upload: Upload) => void) => {
    const queue = uploads.current
    for (const upload of queue?.getState().uploads.filter(isMissing) ?? []) {
      if (queue) change(queue, upload)
    }
  }
  return {
    /** of the attachments field */
    uploads,
    wait,
    /** asks to send the form */
    start: (action: SendAction) => {
      if (wait?.kind !== 'uploading') check(action)
    },
    cancel: () => setWait(undefined),
    /** sends the failed ones once more, and the form when they are there; what was refused is put away */
    retry: (action: SendAction) => {
      forEachMissing((queue, { key, status }) =>
        status === 'failed' ? queue.retry(key) : queue.drop(key),
      )
      check(action)
    },
    /** puts them away; the form stays open */
    remove: () => {
      setWait(undefined)
      forEachMissing((queue, { key }) => queue.drop(key))
    },
    sendWithout: goOn,
  }
}
