/** How much of a server's own words is shown, in characters (Unicode code points). */
const MAX_SERVER_TEXT = 200

const CLOSING_TAG =
  /<\/(?:a|b|big|code|div|em|font|h[1-6]|i|li|ol|p|pre|small|span|strong|table|td|tr|u|ul)\s*>|<br\s*\/?>/i
const HTML_DOCUMENT = /^\s*<(?:!doctype\s+html|html|head|body)\b/i

/** The first 200 characters, never half of one. Empty text gives `undefined`. */
export function firstCharacters(text: string | undefined): string | undefined {
  const trimmed = text?.trim()
  if (!trimmed) return undefined
  // Twice as many code units hold enough code points; a megabyte of stack trace is not spread out.
  return Array.from(trimmed.slice(0, MAX_SERVER_TEXT * 2))
    .slice(0, MAX_SERVER_TEXT)
    .join('')
}

/**
 * Whether a message is markup: it closes an element or breaks a line. A lone `<` is not enough,
 * since exceptions speak of `List<String>`.
 */
export function isMarkup(text: string | undefined): boolean {
  return text !== undefined && CLOSING_TAG.test(text)
}

/** Whether a body is a whole page, a proxy's error page or a sign-in page, instead of an answer. */
export function isHtmlDocument(text: string): boolean {
  return HTML_DOCUMENT.test(text)
}
