/** What a text holds that nobody sees: it comes along with what is pasted from a chat. At a NUL character many a database ends. */
const UNSEEN = /[\u200B\u2060\uFEFF]|\0/g

/**
 * A text as people see it, and as it is sent and looked for: without such characters, which would make twins of what reads the
 * same and fill in what looks empty. Joiners stay, for they change what is seen. See docs/wire-contract.md, "Requests".
 */
export const seenText = (text: string): string => text.replaceAll(UNSEEN, '').trim()
