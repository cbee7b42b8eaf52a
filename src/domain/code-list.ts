/** So many codes are looked for at a time: each is a call of its own. */
export const MOST_CODES = 50

/** So long is what the address of a list holds of codes: 50 of 40 characters. */
export const MAX_CODES_TEXT = 2000

/**
 * The codes in a text as people paste it, with line ends, commas, semicolons, tabs, spaces, slashes or bars between them:
 * each once, without regard to upper and lower case, in the order in which they stand there. Letters and digits of full
 * width are plain ones; quotes, characters that nobody sees and the end of a sentence are no part of a code.
 */
export function splitCodes(text: string): string[] {
  const plain = text
    .replaceAll(/\p{Cf}|\0/gu, '')
    .normalize('NFKC')
    .replaceAll(/["'“”‘’]/g, '')
  const codes = plain.split(/[\s,、;。/|]+/).filter(Boolean)
  return [...new Map(codes.map((code) => [code.toUpperCase(), code])).values()]
}

/** Whether a filter's value, as the URL has it, is a list of codes: they stand in it with commas between. */
export const isCodeList = (code: unknown): boolean => typeof code === 'string' && code.includes(',')

/** Whether a text holds more than can be looked for at a time. */
export const isTooManyCodes = (text: string): boolean =>
  text.length > MAX_CODES_TEXT || splitCodes(text).length > MOST_CODES
