/**
 * An id that nobody else has, for what is made in this browser. `crypto.randomUUID` is missing where
 * the page is not served securely.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
