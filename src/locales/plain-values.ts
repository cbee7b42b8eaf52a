/** Marks that turn the direction of what follows them. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g

/** The values of a sentence, with names as they can stand in one: with such marks they would turn the words around them as well. */
export function plainValues(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replace(TURNING, '') : value,
    ]),
  )
}
