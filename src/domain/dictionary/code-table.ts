/**
 * The shape of the data dictionary. Its names are plain text in all three languages at once, not messages
 * of the interface: a person looks up what a code is called in another language than the one they read,
 * and the catalogues that load first stay free of them.
 */

/** A name in every language of the interface. */
export interface Names {
  readonly zh: string
  readonly en: string
  readonly es: string
}

/** A language that the dictionary is kept in. */
export type DictionaryLanguage = keyof Names

/** How a code reads for one kind of document, where it reads differently from kind to kind. */
interface Reading {
  readonly kind: Names
  readonly name: Names
}

export interface CodeEntry {
  /** as it travels: a number, or text where leading zeros belong to it */
  readonly code: number | string
  readonly name: Names
  /** what class the code belongs to, where a table has classes */
  readonly kind?: Names
  /** what the code reads as, where that depends on the document */
  readonly readings?: readonly Reading[]
}

export interface CodeTable {
  /** stays the same in every language */
  readonly id: string
  readonly name: Names
  /** what one has to know to read the table */
  readonly note?: Names
  /** empty where the platform names an enumeration and its values are not fixed here: the note says so */
  readonly entries: readonly CodeEntry[]
}

/** Tables of one area. */
export interface TableGroup {
  readonly id: string
  readonly name: Names
  readonly tables: readonly CodeTable[]
}

/** A name that is written the same way in every language: that of a product. */
export function sameName<const Name extends string>(name: Name) {
  return { zh: name, en: name, es: name } as const
}
