import { toChinaTime } from '@/domain/china-time'

/** What browsers call a picture that was copied as a picture and not as a file. */
const PLACEHOLDER = /^(image\.\w+)?$/i

/**
 * The files of a paste. A picture from the clipboard has no name of its own, so it gets one by which
 * people can tell it later: `pasted-2026-11-21-093000.png`, with a number behind it from the second on.
 *
 * @param nowMs epoch milliseconds; the name has China time
 */
export function namePastedFiles(files: readonly File[], nowMs: number): File[] {
  const moment = toChinaTime(nowMs).replaceAll(':', '').replace(' ', '-')
  let pictures = 0
  return files.map((file) => {
    if (!file.type.startsWith('image/') || !PLACEHOLDER.test(file.name)) return file
    pictures += 1
    const number = pictures === 1 ? '' : `-${pictures}`
    return new File([file], `pasted-${moment}${number}.${extensionOf(file.type)}`, {
      type: file.type,
      lastModified: nowMs,
    })
  })
}

/** `image/svg+xml` is an svg, `image/jpeg` a jpeg. */
function extensionOf(mimeType: string): string {
  return /^image\/(\w+)/.exec(mimeType)?.[1]?.toLowerCase() ?? 'png'
}
