import type { AttachedFile, Upload } from './upload-state'

/** A file of the field: attached, or on its way there. `id` stays the same when it arrives. */
export type FileRow = { id: string; name: string } & (
  | {
      attachment: AttachedFile
      /** in bytes; undefined of a file that was attached before, whose size nobody told */
      size: number | undefined
    }
  | { attachment: undefined; upload: Upload }
)

/** What the field shows: the attached files in their order, then the others as they were added. */
export function fileRows(value: readonly AttachedFile[], uploads: readonly Upload[]): FileRow[] {
  const rows = new Map<string, { id: string; size: number }>()
  const arriving: FileRow[] = []
  const others: FileRow[] = []
  const inValue = new Set(value.map(({ attachmentId }) => attachmentId))
  for (const upload of uploads) {
    const id = `upload-${upload.key}`
    if (upload.status !== 'done') {
      others.push({ id, name: upload.file.name, attachment: undefined, upload })
    } else if (inValue.has(upload.attachment.attachmentId)) {
      rows.set(upload.attachment.attachmentId, { id, size: upload.file.size })
    } else if (!upload.isSeen) {
      const { attachment } = upload
      arriving.push({ id, name: attachment.name, attachment, size: upload.file.size })
    }
  }
  const attached = value.map((attachment): FileRow => {
    const { attachmentId, name } = attachment
    const { id = `file-${attachmentId}`, size } = rows.get(attachmentId) ?? {}
    return { id, name, attachment, size }
  })
  return [...attached, ...arriving, ...others]
}
