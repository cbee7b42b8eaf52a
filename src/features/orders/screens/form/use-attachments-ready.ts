import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UploadQueue } from '@/components/attachments-field/upload-queue'
import { isUnderWay, type Upload } from '@/components/attachments-field/upload-state'

/** What a form is sent as. */
export type SendAction = 'stage' | 'submit'

/** What keeps a form from being sent, as the person is told. */
export type AttachmentsWait =
  /** files are under way; the form goes on by itself when all have arrived */
  | { kind: 'uploading'; action: SendAction }
  /** files failed or were not accepted, and would be missing */
  | { kind: 'missing'; action: SendAction; names: readonly string[]; canRetry: boolean }

/** A file that stands in the form and would not be in the document. */
function isMissing({ status }: Upload): boolean {
  return status === 'failed' || status === 'refused'
}

/**
 * Sends a form once its files are there: while some are under way it waits and then goes on by itself,
 * and of those that failed or were refused it asks first. See docs/domain/base-data.md, "Attachments".
 *
 * @param send with all the files in the form's values
 */
export function useAttachmentsReady(send: (action: SendAction) => void) {
  const uploads = useRef<UploadQueue>(null)
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
    if (files.some(isUnderWay)) setWait({ kind: 'uploading', action })
    else if (missing.length === 0) goOn(action)
    else {
      const names = missing.map(({ file }) => file.name)
      const canRetry = missing.some(({ status }) => status === 'failed')
      setWait({ kind: 'missing', action, names, canRetry })
    }
  }
  const lookAgain = useEffectEvent(check)
  useEffect(() => {
    if (!wait) return undefined
    const follow = () => {
      const files = uploads.current?.getState().uploads ?? []
      const isOver = !files.some(isUnderWay)
      if (wait.kind === 'uploading' && isOver) lookAgain(wait.action)
      // Somebody put the last of them away, or sent it again, at its row.
      if (wait.kind === 'missing' && !(isOver && files.some(isMissing))) setWait(undefined)
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
