/**
 * Every value that is one other value with one leaf, or one branch, replaced: what a store or a server might hold
 * in place of what this application wrote.
 *
 * @param whole JSON that is as it should be
 */
export function* withEachPlace(whole: unknown, replacement: unknown): Generator {
  yield replacement
  if (typeof whole !== 'object' || whole === null) return
  for (const key of Object.keys(whole)) {
    const inside: unknown = Reflect.get(whole, key)
    for (const changed of withEachPlace(inside, replacement)) {
      if (Array.isArray(whole)) {
        yield whole.map((item: unknown, index) => (String(index) === key ? changed : item))
      } else yield { ...whole, [key]: changed }
    }
  }
}
