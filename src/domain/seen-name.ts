/** Half characters, and such as are not seen: they turn a name around, or hide what it ends with. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu

/** The name of a file as it is: without what nobody sees, which could make `exe` look like `png`. */
export const seenName = (name: string): string => name.replaceAll(UNSEEN, '')
