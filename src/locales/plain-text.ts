/** Marks that turn the direction of what follows them. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g

/** A name that somebody gave, for a sentence: one that holds such marks would turn the words around it as well. */
export function plainText(name: string): string {
  return name.replace(TURNING, '')
}

/** The values of a sentence, with names as they can stand in one. */
export function plainValues(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? plainText(value) : value,
    ]),
  )
}
