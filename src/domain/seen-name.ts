/**
 * Half characters, and such as are not seen: they turn a name around, or hide what it ends with. A joiner between letters of
 * other scripts or emoji is seen by what it makes of them; ASCII has no use for one, and a file's ending is ASCII.
 */
const UNSEEN =
  /(?!(?<=[^\p{ASCII}\p{C}\p{Z}\p{P}])[\u200C\u200D][^\p{ASCII}\p{C}\p{Z}\p{P}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu

/** The name of a file as it is: without what nobody sees, which could make `exe` look like `png`. */
export const seenName = (name: string): string => name.replaceAll(UNSEEN, '')
