/**
 * What React can know rows by whose keys may come twice, as of a server that joins: with one key for two it would leave rows
 * behind that are no more there.
 *
 * @returns a key for each: its own, or for a repeated one its own and its place
 */
export function distinctKeys(keys: readonly string[]): string[] {
  return keys.map((key, at) => (keys.indexOf(key) < at ? `${key}\n${at}` : key))
}
