import type { MessageDescriptor } from '@lingui/core'
import type { FilterInWords } from '@/components/query-form/describe-filters'
import type { ExportCheck } from './check-export'

/** The name of a file for which the server gives none. */
export const DEFAULT_FILE_NAME = 'export.xlsx'

interface SavedFile {
  fileName: string
  bytes: number
}

/** How far an export is. Sizes in bytes; `total` only when the server tells. */
export type ExportUpdate =
  | { status: 'receiving'; received: number; total: number | undefined }
  | ({ status: 'checking' } & SavedFile)
  | ({ status: 'done'; check: ExportCheck } & SavedFile)
  | { status: 'failed'; message: MessageDescriptor }

/** An export that was started, with the filters it was started with. */
export interface ExportJob {
  update: ExportUpdate
  filters: readonly FilterInWords[]
}
