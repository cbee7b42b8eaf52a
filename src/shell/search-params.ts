/**
 * How search parameters stand in the URL: plain text, one value a name, as people and other systems
 * write them (`?state=10&code=FK1`), not the router's JSON. Values arrive at a route's schema as
 * text; what a schema does not know is dropped there.
 */
export type PlainSearch = Record<string, string>

/** Reads a query string; of a repeated name the last one counts, empty values are left out. */
export function parseSearch(query: string): PlainSearch {
  const search: PlainSearch = {}
  for (const [name, value] of new URLSearchParams(query)) {
    if (value.trim() !== '') search[name] = value.trim()
  }
  return search
}

/** Writes a query string with its `?`; undefined, null and empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    if (text !== '') params.set(name, text)
  }
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}
