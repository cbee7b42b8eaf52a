import type { MessageDescriptor } from '@lingui/core'
import type { FilterDraft, FilterField } from '@/components/query-form/filter-field'
import type { ExportCheck } from './check-export'

/** The name of a file for which the server gives none. */
export const DEFAULT_FILE_NAME = 'export.xlsx'

interface SavedFile {
  fileName: string
  file: Blob
}

/** How far an export is. Sizes in bytes; `total` of a file only when the server tells, of rows once the first page has come. */
export type ExportUpdate =
  | { status: 'receiving'; received: number; total: number | undefined }
  | { status: 'reading'; rowsRead: number; total: number | undefined }
  | ({ status: 'checking' } & SavedFile)
  /** `rows` where the file was made here: then they are known without opening it */
  | ({ status: 'done'; check: ExportCheck; rows?: number } & SavedFile)
  /** `isRefusal`: the same again would come to the same */
  | { status: 'failed'; message: MessageDescriptor; isRefusal?: boolean }

/** Whether there is no file yet, and one is still to come. */
export function isAwaited({ status }: ExportUpdate): boolean {
  return status === 'receiving' || status === 'reading'
}

/** Whether there is no file, or one that must not be relied on. */
export function isWrong(update: ExportUpdate): boolean {
  if (update.status === 'failed') return true
  return update.status === 'done' && ['different', 'unreadable'].includes(update.check.verdict)
}

/** What was exported, and by whom: as it was when the export was started, in the words of any language. */
export interface ExportOrigin {
  /** of the list */
  title: MessageDescriptor
  /** what is always filtered by in this list, and what was */
  filters: readonly { fields: readonly FilterField[]; values: FilterDraft }[]
  /** whether the list holds the person's own documents alone */
  isOwnOnly: boolean
  /** how many rows were selected; undefined: all that the filters match */
  selected: number | undefined
  /** how many of them the filters match no more, as far as they were read */
  unmatched?: number
  /** name with user name */
  person: string
  /** `YYYY-MM-DD HH:mm:ss` in China */
  at: string
}

/** An export that was started. */
export interface ExportJob {
  update: ExportUpdate
  origin: ExportOrigin
  /** starts the same once more */
  retry: () => void
}
