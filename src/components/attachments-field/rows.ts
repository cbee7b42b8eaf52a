import type { AttachedFile, Upload } from './upload-state'

/** A file of the field: attached, or on its way there. `id` stays the same when it arrives. */
export type FileRow = { id: string; name: string } & (
  { attachment: AttachedFile } | { attachment: undefined; upload: Upload }
)

/** What the field shows: the attached files in their order, then the others as they were added. */
export function fileRows(value: readonly AttachedFile[], uploads: readonly Upload[]): FileRow[] {
  const rowIds = new Map<string, string>()
  const arriving: FileRow[] = []
  const others: FileRow[] = []
  const inValue = new Set(value.map(({ attachmentId }) => attachmentId))
  for (const upload of uploads) {
    const id = `upload-${upload.key}`
    if (upload.status !== 'done') {
      others.push({ id, name: upload.file.name, attachment: undefined, upload })
    } else if (inValue.has(upload.attachment.attachmentId)) {
      rowIds.set(upload.attachment.attachmentId, id)
    } else if (!upload.isSeen) {
      const { attachment } = upload
      arriving.push({ id, name: attachment.name, attachment })
    }
  }
  const attached = value.map((attachment): FileRow => {
    const { attachmentId, name } = attachment
    return { id: rowIds.get(attachmentId) ?? `file-${attachmentId}`, name, attachment }
  })
  return [...attached, ...arriving, ...others]
}
