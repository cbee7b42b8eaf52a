const fileNumbers = new WeakMap<Blob, number>()
let lastFileNumber = 0

/** A file counts as itself: two files of one name are different, one file twice is the same. */
function numberOf(file: Blob): number {
  const known = fileNumbers.get(file)
  if (known !== undefined) return known
  lastFileNumber += 1
  fileNumbers.set(file, lastFileNumber)
  return lastFileNumber
}

function normalise(_name: string, value: unknown): unknown {
  if (value instanceof Blob) return { file: numberOf(value) }
  if (value instanceof FormData) return [...value.entries()]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Text that is equal for equal requests, whatever order their fields were written in. */
export function fingerprint(...parts: unknown[]): string {
  return JSON.stringify(parts, normalise)
}
