import type { PageSearch } from './pages'

/**
 * How search parameters stand in the URL: plain text, one value a name, as people and other systems
 * write them (`?state=10&code=FK1`), not the router's JSON. Values arrive at a route's schema as
 * text; what a schema does not know is dropped there. Several values of one name are a list: which of them is meant
 * only the schema may say.
 */
export type PlainSearch = Record<string, string | string[]>

/** Reads a query string; empty values are left out, and the same once more. */
export function parseSearch(query: string): PlainSearch {
  const search: PlainSearch = {}
  for (const [name, value] of new URLSearchParams(query)) {
    const text = value.trim()
    if (text === '') continue
    const before = (Object.hasOwn(search, name) && search[name]) || text
    if (Array.isArray(before)) before.push(text)
    else search[name] = before === text ? text : [before, text]
  }
  return search
}

/** Reads a query string as a link has it: several values of a name stand in one, as lists write them. */
export function readLinkSearch(query: string): PageSearch {
  const values = Object.entries(parseSearch(query))
  return Object.fromEntries(values.map(([name, value]) => [name, [value].flat().join(',')]))
}

/** Writes a query string with its `?`; undefined, null and empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, values] of Object.entries(search)) {
    for (const value of [values].flat()) {
      const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
      if (text !== '') params.append(name, text)
    }
  }
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}

/**
 * An address with its search written as it is read: without blanks around values, and without what is empty or said twice.
 * The router takes what it has read for what stands in the address, and would leave all that there.
 */
export function addressAsRead(address: string): URL {
  const url = new URL(address)
  url.search = stringifySearch(parseSearch(url.search))
  return url
}
