import {
  isUnderWay,
  noUploads,
  reduceUploads,
  type AttachedFile,
  type Reason,
  type Upload,
  type UploadEvent,
  type UploadState,
} from './upload-state'

/** How many files are sent at the same time. */
export const MAX_SENDING = 3

export interface SendOptions {
  /** aborted when the person cancels, or leaves the form */
  signal: AbortSignal
  /** bytes sent so far, and of how many, if that is known */
  onProgress: (sentBytes: number, totalBytes: number | undefined) => void
}

/** What the field's owner gives it to work with. */
export interface UploadsOwner {
  value: readonly AttachedFile[]
  onChange: (next: readonly AttachedFile[]) => void
  /** stores a file; rejects when it could not */
  upload: (file: File, options: SendOptions) => Promise<AttachedFile>
  /** why it could not, as the person reads it */
  describeFailure: (error: unknown) => Reason
  /**
   * A stored file is no longer on the form: a person removed it, or it was stored although it had been
   * cancelled just before. Whether it is deleted is the owner's decision.
   */
  onRemove?: ((attachment: AttachedFile) => void) | undefined
  /** whether files are under way, whenever that changes: what needs all of them has to wait */
  onBusyChange?: ((isBusy: boolean) => void) | undefined
}

/** The files on their way to a form. Lives beside React, so that no answer depends on a rendering. */
export interface UploadQueue {
  getState: () => UploadState
  subscribe: (listener: () => void) => () => void
  /** the owner's latest props; to be called after every rendering */
  update: (owner: UploadsOwner) => void
  /**
   * Somebody shows this queue. Gives the way to leave; when nobody has come back by the next microtask,
   * everything under way is aborted. (React leaves and comes back at once in strict mode.)
   */
  attach: () => () => void
  add: (files: readonly File[]) => void
  retry: (key: number) => void
  /** cancels what is under way, or puts a failed or refused row away */
  drop: (key: number) => void
  dropRefused: () => void
  /** takes a stored file off the form */
  detach: (attachment: AttachedFile) => void
}

/** A queue without files, for the form's value as it is now. */
export function createUploadQueue(firstOwner: UploadsOwner): UploadQueue {
  let owner = firstOwner
  // The owner hears of changes at once, but its new value comes back only with a rendering: two files
  // that finish in between must not overwrite each other.
  let latest = firstOwner.value
  let state = noUploads
  let wasBusy = false
  let attached = 0
  const listeners = new Set<() => void>()
  const sending = new Map<number, AbortController>()
  /** when each stored file was chosen, by its id */
  const places = new Map<string, number>()

  /** @returns whether the event came in time to change anything */
  function apply(event: UploadEvent): boolean {
    const next = reduceUploads(state, event)
    if (next === state) return false
    state = next
    return true
  }

  function tell() {
    for (const listener of listeners) listener()
    const isBusy = state.uploads.some(isUnderWay)
    if (isBusy === wasBusy) return
    wasBusy = isBusy
    owner.onBusyChange?.(isBusy)
  }

  /** The value with every stored file in it, also those that the owner has not given back yet. */
  function currentValue(): AttachedFile[] {
    const held = new Set(latest.map(({ attachmentId }) => attachmentId))
    const stored = state.uploads.flatMap((upload) =>
      upload.status === 'done' && !upload.isSeen ? [upload.attachment] : [],
    )
    return inOrder([...latest, ...stored.filter(({ attachmentId }) => !held.has(attachmentId))])
  }

  /** The files that were stored here in the order in which they were chosen, whichever was stored first. */
  function inOrder(value: readonly AttachedFile[]): AttachedFile[] {
    const chosen = value
      .filter(({ attachmentId }) => places.has(attachmentId))
      .toSorted((a, b) => placeOf(a) - placeOf(b))
    return value.map((file) => (places.has(file.attachmentId) ? (chosen.shift() ?? file) : file))
  }

  function placeOf({ attachmentId }: AttachedFile): number {
    return places.get(attachmentId) ?? 0
  }

  function changeValue(next: readonly AttachedFile[]) {
    latest = next
    owner.onChange(next)
  }

  function startWaiting() {
    const room = MAX_SENDING - sending.size
    const waiting = state.uploads.filter(({ status }) => status === 'waiting')
    for (const upload of waiting.slice(0, Math.max(0, room))) void send(upload)
    tell()
  }

  async function send(upload: Upload) {
    const { key, attempt } = upload
    const controller = new AbortController()
    sending.set(key, controller)
    apply({ type: 'started', key, attempt })
    const event = await attemptToSend(upload, controller.signal)
    if (sending.get(key) === controller) sending.delete(key)
    const isInTime = apply(event)
    // The value first: whoever waits for the uploads to be over must find every file in it.
    if (event.type === 'finished') {
      places.set(event.attachment.attachmentId, key)
      if (isInTime) changeValue(currentValue())
      else owner.onRemove?.(event.attachment)
    }
    startWaiting()
  }

  async function attemptToSend({ key, attempt, file }: Upload, signal: AbortSignal) {
    const onProgress: SendOptions['onProgress'] = (sentBytes, totalBytes) => {
      if (apply({ type: 'progressed', key, attempt, sentBytes, totalBytes })) tell()
    }
    try {
      const attachment = await owner.upload(file, { signal, onProgress })
      return { type: 'finished', key, attempt, attachment } as const
    } catch (error) {
      // Of an upload that was given up nobody asks for the reason any more.
      const reason = signal.aborted ? [] : owner.describeFailure(error)
      return { type: 'failed', key, attempt, reason } as const
    }
  }

  function abort(key: number) {
    sending.get(key)?.abort()
    sending.delete(key)
  }

  function stop() {
    for (const key of sending.keys()) abort(key)
    apply({ type: 'stopped' })
    tell()
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    update(next) {
      const isNewValue = next.value !== owner.value
      owner = next
      if (!isNewValue) return
      latest = next.value
      if (apply({ type: 'value-seen', value: latest })) tell()
    },
    attach() {
      attached += 1
      return () => {
        attached -= 1
        queueMicrotask(() => {
          if (attached === 0) stop()
        })
      }
    },
    add(files) {
      apply({ type: 'added', files, attached: currentValue().length })
      startWaiting()
    },
    retry(key) {
      apply({ type: 'retried', key })
      startWaiting()
    },
    drop(key) {
      apply({ type: 'dropped', key })
      abort(key)
      startWaiting()
    },
    dropRefused() {
      if (apply({ type: 'refused-dropped' })) tell()
    },
    detach(attachment) {
      const { attachmentId } = attachment
      const next = currentValue().filter((other) => other.attachmentId !== attachmentId)
      apply({ type: 'detached', attachment })
      changeValue(next)
      tell()
      owner.onRemove?.(attachment)
    },
  }
}
