/** Where the file store stands, as a path at the origin's root. */
export const FILES_PATH = '/api/common/v1/file/'

/** Where a stored file stands, as a path at the origin's root. */
export function fileDownloadPath(id: string): string {
  return `${FILES_PATH}download/${encodeURIComponent(id)}`
}
