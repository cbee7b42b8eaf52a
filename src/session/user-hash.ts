/**
 * A short hash of a user name: what is stored for a person does not tell whose it is to whoever looks
 * into the browser. It keeps people apart and hides a name from a glance; it is no protection.
 */
export function userHash(username: string): string {
  return textHash(username)
}

/** A short hash of any text: 53 bits in base 36. */
export function textHash(text: string): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    high = Math.imul(high ^ unit, 2654435761)
    low = Math.imul(low ^ unit, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}
