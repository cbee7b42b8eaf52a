/** The JSON value of a text; `undefined` when it is not JSON. A byte order mark is ignored. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
