import { splitCodes } from './code-list'

/**
 * A code, or a part of one, as the server writes it, whatever was typed or pasted: by the rule of lists of codes, and in
 * upper case. Several codes stay several, with spaces between: they are no one code.
 */
export const normalCode = (text: string): string => splitCodes(text).join(' ').toUpperCase()

/** Whether two texts are one code, however they are written. */
export const isSameCode = (left: string, right: string): boolean =>
  normalCode(left) === normalCode(right)
