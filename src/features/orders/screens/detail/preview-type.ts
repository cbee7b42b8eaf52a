/**
 * Which attachments can be shown, and as what. The type of what is shown never comes from the server:
 * a page or a drawing with scripts in it would run as this application. See docs/domain/base-data.md,
 * "Attachments".
 */

/** How a file is shown. */
export type PreviewKind = 'picture' | 'pdf'

const KIND_BY_EXTENSION: ReadonlyMap<string, PreviewKind> = new Map([
  ['png', 'picture'],
  ['jpg', 'picture'],
  ['jpeg', 'picture'],
  ['gif', 'picture'],
  ['webp', 'picture'],
  ['bmp', 'picture'],
  ['pdf', 'pdf'],
])

/** How a file of this name is shown; undefined when it can only be downloaded. */
export function previewKind(fileName: string): PreviewKind | undefined {
  const extension = /\.([^.]+)$/.exec(fileName.trim())?.[1]
  return KIND_BY_EXTENSION.get(extension?.toLowerCase() ?? '')
}

interface Format {
  kind: PreviewKind
  type: string
  /** whether a file begins so; its bytes as Latin-1 */
  matches: (head: string) => boolean
}

const beginsWith = (mark: string) => (head: string) => head.startsWith(mark)

const FORMATS: readonly Format[] = [
  { kind: 'picture', type: 'image/png', matches: beginsWith('\x89PNG\r\n\x1A\n') },
  { kind: 'picture', type: 'image/jpeg', matches: beginsWith('\xFF\xD8\xFF') },
  { kind: 'picture', type: 'image/gif', matches: beginsWith('GIF8') },
  {
    kind: 'picture',
    type: 'image/webp',
    matches: (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8),
  },
  { kind: 'picture', type: 'image/bmp', matches: beginsWith('BM') },
  // Readers of PDF accept other bytes in front of the mark, within the first kilobyte.
  { kind: 'pdf', type: 'application/pdf', matches: (head) => head.includes('%PDF-') },
]

const HEAD_BYTES = 1024

/**
 * The file under a type of the list above, by its name and by the bytes it begins with. A picture may
 * be of another format than its name says; anything else than a picture it may not be.
 *
 * @returns undefined when the file is not what its name says
 */
export async function asPreviewable(fileName: string, file: Blob): Promise<Blob | undefined> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const text = Array.from(head, (byte) => String.fromCharCode(byte)).join('')
  const kind = previewKind(fileName)
  const format = FORMATS.find((each) => each.kind === kind && each.matches(text))
  return format && new Blob([file], { type: format.type })
}
