import { seenText } from './seen-text'

/** Characters of a text that is filtered by, as the address of a list holds it. */
export const MAX_TEXT = 200

/** Whether the address of a list can't hold a text: it would be taken for not set. */
export const isTooLong = (text: string): boolean => seenText(text).length > MAX_TEXT
