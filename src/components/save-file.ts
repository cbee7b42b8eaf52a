/** Hands a file to the browser's downloads under a name. */
export function saveFile(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = fileName
  anchor.click()
  // The browser has taken hold of the blob once the click is handled.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
