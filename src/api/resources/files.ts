/** Where the file store stands, as a path at the origin's root. */
export const FILES_PATH = '/api/common/v1/file/'

/** Where a stored file stands, as a path at the origin's root. */
function fileDownloadPath(id: string): string {
  // Half a character can't be encoded; no file is called by one.
  return `${FILES_PATH}download/${encodeURIComponent(id.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))}`
}

/** Where a stored file is fetched from. */
export interface FileSource {
  path: string
  query: Readonly<Record<string, string>>
}

/**
 * Where a stored file is fetched from: the address that the server named with it when that lies in the
 * file store of this origin, else the id's own. Anything else is never asked for: a session's cookie goes
 * with the request.
 *
 * @param origin of the application
 */
export function fileSource(
  id: string,
  downloadUrl: string | undefined,
  origin: string,
): FileSource {
  const own = { path: fileDownloadPath(id), query: {} }
  if (downloadUrl === undefined || !URL.canParse(downloadUrl, origin)) return own
  // Parsed, so that `..` and its like have been resolved.
  const url = new URL(downloadUrl, origin)
  const isOurs = url.origin === origin && url.pathname.startsWith(FILES_PATH)
  return isOurs ? { path: url.pathname, query: Object.fromEntries(url.searchParams) } : own
}
