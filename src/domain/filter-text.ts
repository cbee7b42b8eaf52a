/** Characters of a text that is filtered by, as the address of a list holds it. */
export const MAX_TEXT = 200

/** What a text holds that nobody sees and nobody looks for: it comes along with what is pasted from a chat. */
const UNSEEN = /[\u200B\u2060\uFEFF]|\0/g

/** A text as it is looked for. */
export const filterText = (text: string): string => text.replaceAll(UNSEEN, '').trim()

/** Whether the address of a list can't hold a text: it would be taken for not set. */
export const isTooLong = (text: string): boolean => filterText(text).length > MAX_TEXT
