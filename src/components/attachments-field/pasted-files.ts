import { toChinaTime } from '@/domain/china-time'

/** What browsers call a picture that was copied as a picture and not as a file. */
const PLACEHOLDER = /^(image\.\w+)?$/i

/**
 * The files of a paste. A picture from the clipboard has no name of its own, so it gets one by which
 * people can tell it later: `pasted-2026-11-21-093000.png`, with a number behind it from the second on.
 *
 * @param nowMs epoch milliseconds; the name has China time
 * @param taken names that are in use already
 */
export function namePastedFiles(
  files: readonly File[],
  nowMs: number,
  taken: Iterable<string>,
): File[] {
  const moment = toChinaTime(nowMs).replaceAll(':', '').replace(' ', '-')
  const names = new Set(taken)
  return files.map((file) => {
    if (!file.type.startsWith('image/') || !PLACEHOLDER.test(file.name)) return file
    const name = freeName(`pasted-${moment}`, extensionOfType(file.type), names)
    names.add(name)
    return new File([file], name, { type: file.type, lastModified: nowMs })
  })
}

function freeName(stem: string, extension: string, taken: ReadonlySet<string>): string {
  let name = `${stem}.${extension}`
  for (let number = 2; taken.has(name); number += 1) name = `${stem}-${number}.${extension}`
  return name
}

/** `image/svg+xml` is an svg, `image/jpeg` a jpeg. */
function extensionOfType(mimeType: string): string {
  return /^image\/(\w+)/.exec(mimeType)?.[1]?.toLowerCase() ?? 'png'
}
