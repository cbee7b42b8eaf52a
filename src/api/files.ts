const BASE = '/api/common/v1/file/'

/** Where a stored file stands, as a path at the origin's root. */
export function fileDownloadPath(id: string): string {
  return `${BASE}download/${encodeURIComponent(id)}`
}
