import type { MessageDescriptor } from '@lingui/core'
import { seenName } from '@/domain/seen-name'
import { MAX_FILES, refusalOf, type Refusal } from './file-limits'

/** A stored file as a document refers to it. */
export interface AttachedFile {
  attachmentId: string
  name: string
}

/** Why a file could not be stored: sentences, ours or the server's. */
export type Reason = readonly (MessageDescriptor | string)[]

type Stage =
  | { status: 'waiting' }
  | { status: 'sending'; sentBytes: number; totalBytes: number | undefined }
  | { status: 'failed'; reason: Reason }
  | { status: 'refused'; refusal: Refusal }
  /** stored; `isSeen` once the form's value holds it */
  | { status: 'done'; attachment: AttachedFile; isSeen: boolean }

/** A file that was added. `attempt` tells a late answer of an earlier attempt from the current one's. */
export type Upload = Readonly<{ key: number; file: File; attempt: number } & Stage>

/** Something to be announced. */
export type Notice = Readonly<
  { key: number } & (
    | { kind: 'started'; names: readonly string[] }
    | { kind: 'attached' | 'cancelled' | 'removed'; name: string }
    | { kind: 'failed'; name: string; reason: Reason }
    | { kind: 'refused'; name: string; refusal: Refusal }
  )
>

export interface UploadState {
  uploads: readonly Upload[]
  /** the latest only, oldest first */
  notices: readonly Notice[]
  /** for the next upload or notice */
  nextKey: number
}

/** Of one attempt to send a file. */
interface Attempt {
  key: number
  attempt: number
}

export type UploadEvent =
  /** `attached` is how many files the form holds already */
  | { type: 'added'; files: readonly File[]; attached: number }
  | ({ type: 'started' } & Attempt)
  | ({ type: 'progressed'; sentBytes: number; totalBytes: number | undefined } & Attempt)
  | ({ type: 'finished'; attachment: AttachedFile } & Attempt)
  | ({ type: 'failed'; reason: Reason } & Attempt)
  | { type: 'retried'; key: number }
  /** a person put the row away: cancelled, or removed after a failure or a refusal */
  | { type: 'dropped'; key: number }
  | { type: 'refused-dropped' }
  /** a person took an attached file off the form */
  | { type: 'detached'; attachment: AttachedFile }
  /** the form's value is now this */
  | { type: 'value-seen'; value: readonly AttachedFile[] }
  | { type: 'stopped' }

export const noUploads: UploadState = { uploads: [], notices: [], nextKey: 1 }

const MAX_NOTICES = 12

/** Whether a file is on its way, so that the form has to wait for it. */
export function isUnderWay({ status }: Upload): boolean {
  return status === 'waiting' || status === 'sending'
}

/** A failed file keeps its place: sending it again must not break the limit. */
function holdsPlace(upload: Upload): boolean {
  return isUnderWay(upload) || upload.status === 'failed'
}

/**
 * What becomes of the uploads. An event that comes too late (an answer after Cancel, a report of an
 * earlier attempt) gives the very same state back. Pure.
 */
export function reduceUploads(state: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'added':
      return add(state, event.files, event.attached)
    case 'started':
      return change(state, event, 'waiting', ({ key, file, attempt }) => {
        return { key, file, attempt, status: 'sending', sentBytes: 0, totalBytes: undefined }
      })
    case 'progressed': {
      const { sentBytes, totalBytes } = event
      return change(state, event, 'sending', (upload) => ({ ...upload, sentBytes, totalBytes }))
    }
    case 'finished': {
      const { attachment } = event
      const next = change(state, event, 'sending', ({ key, file, attempt }) => {
        return { key, file, attempt, status: 'done', attachment, isSeen: false }
      })
      return next === state ? state : note(next, { kind: 'attached', name: attachment.name })
    }
    case 'failed': {
      const { reason } = event
      const next = change(state, event, 'sending', ({ key, file, attempt }) => {
        return { key, file, attempt, status: 'failed', reason }
      })
      const name = find(state, event)?.file.name ?? ''
      return next === state ? state : note(next, { kind: 'failed', name, reason })
    }
    case 'retried': {
      const failed = find(state, event)
      if (failed?.status !== 'failed') return state
      const { key, file, attempt } = failed
      const next: Upload = { key, file, attempt: attempt + 1, status: 'waiting' }
      return note(replace(state, next), { kind: 'started', names: [file.name] })
    }
    case 'dropped': {
      const dropped = find(state, event)
      if (!dropped || dropped.status === 'done') return state
      const kind = isUnderWay(dropped) ? 'cancelled' : 'removed'
      return note(
        keep(state, ({ key }) => key !== event.key),
        { kind, name: dropped.file.name },
      )
    }
    case 'refused-dropped':
      return keep(state, ({ status }) => status !== 'refused')
    case 'detached': {
      const { attachmentId, name } = event.attachment
      const next = keep(state, (upload) => !isDone(upload, attachmentId))
      return note(next, { kind: 'removed', name })
    }
    case 'value-seen':
      return seeValue(state, event.value)
    case 'stopped':
      return keep(state, (upload) => !isUnderWay(upload))
  }
}

/** A file under the name that one sees, which is the one that it will have. */
function named(file: File): File {
  const name = seenName(file.name)
  const { type, lastModified } = file
  return name === file.name || !name ? file : new File([file], name, { type, lastModified })
}

function add(state: UploadState, files: readonly File[], attached: number): UploadState {
  let room = MAX_FILES - attached - state.uploads.filter(holdsPlace).length
  const added = files.map(named).map((file, index): Upload => {
    const upload = { key: state.nextKey + index, file, attempt: 1 }
    const refusal = refusalOf(file) ?? (room > 0 ? undefined : 'too-many')
    if (refusal) return { ...upload, status: 'refused', refusal }
    room -= 1
    return { ...upload, status: 'waiting' }
  })
  if (added.length === 0) return state
  let next: UploadState = {
    ...state,
    uploads: [...state.uploads, ...added],
    nextKey: state.nextKey + added.length,
  }
  const names = added.filter(isUnderWay).map(({ file }) => file.name)
  if (names.length > 0) next = note(next, { kind: 'started', names })
  for (const upload of added) {
    if (upload.status !== 'refused') continue
    next = note(next, { kind: 'refused', name: upload.file.name, refusal: upload.refusal })
  }
  return next
}

function isDone(upload: Upload, attachmentId: string): boolean {
  return upload.status === 'done' && upload.attachment.attachmentId === attachmentId
}

/** A stored file that the value held and no longer holds was taken off by the form itself. */
function seeValue(state: UploadState, value: readonly AttachedFile[]): UploadState {
  const inValue = new Set(value.map(({ attachmentId }) => attachmentId))
  let hasChanged = false
  const uploads = state.uploads.flatMap((upload): Upload[] => {
    if (upload.status !== 'done') return [upload]
    if (inValue.has(upload.attachment.attachmentId) === upload.isSeen) return [upload]
    hasChanged = true
    return upload.isSeen ? [] : [{ ...upload, isSeen: true }]
  })
  return hasChanged ? { ...state, uploads } : state
}

function find(state: UploadState, { key }: { key: number }): Upload | undefined {
  return state.uploads.find((upload) => upload.key === key)
}

/** Changes the upload of an attempt if it stands where the event expects it. */
function change<Status extends Upload['status']>(
  state: UploadState,
  { key, attempt }: Attempt,
  status: Status,
  to: (upload: Extract<Upload, { status: Status }>) => Upload,
): UploadState {
  const upload = find(state, { key })
  if (upload?.status !== status || upload.attempt !== attempt) return state
  return replace(state, to(upload as Extract<Upload, { status: Status }>))
}

function replace(state: UploadState, next: Upload): UploadState {
  return {
    ...state,
    uploads: state.uploads.map((upload) => (upload.key === next.key ? next : upload)),
  }
}

function keep(state: UploadState, isKept: (upload: Upload) => boolean): UploadState {
  const uploads = state.uploads.filter(isKept)
  return uploads.length === state.uploads.length ? state : { ...state, uploads }
}

type WithoutKey<Item> = Item extends unknown ? Omit<Item, 'key'> : never

function note(state: UploadState, notice: WithoutKey<Notice>): UploadState {
  return {
    ...state,
    notices: [...state.notices, { ...notice, key: state.nextKey }].slice(-MAX_NOTICES),
    nextKey: state.nextKey + 1,
  }
}
