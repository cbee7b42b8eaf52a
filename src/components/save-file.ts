/**
 * How long a file stays readable at its address, in ms. Some browsers read it after the click, a large
 * one for a while; what was revoked by then would be an empty or missing download.
 */
const KEPT_MS = 60_000

/** Hands a file to the browser's downloads under a name. */
export function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = fileName
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
