import * as v from 'valibot'
import { MAX_TEXT } from '@/domain/filter-text'
import { textParam } from './list-search'

/** Names that stand in a search under `ignored`. */
export const ignoredNames = (ignored: string | undefined): string[] => ignored?.split(',') ?? []

/** What somebody may have taken for the name of a filter (`state[]` as other systems write it); what the web hangs on to links by itself (`utm_source`, `_t`) is none. */
const FILTER_LIKE = /^(?!utm_)[a-z][\w.[\]]{0,39}$/i
/** Who misspells more than three has not written the address by hand. */
const MOST_UNKNOWN = 3

const isEmpty = (value: unknown) => (value ?? '') === '' || String(value).trim() === ''

/**
 * A list's search that says under `ignored`, by their names with commas between, which of the filters it was given
 * were not understood, by their values or by their very names (`?sate=10`): without them the list is wider than whoever
 * made the address, or the view, meant. It stays in the address over reloads and Back.
 *
 * @param meant what else follows from what was understood
 */
export function tellsIgnored<Entries extends v.ObjectEntries>(
  { entries }: v.ObjectSchema<Entries, undefined>,
  meant: <Search extends v.InferOutput<v.ObjectSchema<Entries, undefined>>>(
    search: Search,
  ) => Search = (search) => search,
) {
  const known = v.object({ ...entries, ignored: textParam })
  type Search = v.InferOutput<typeof known>
  const read = (given: unknown): Search => {
    const search = v.parse(known, given)
    const values: Readonly<Record<string, unknown>> = search
    const before = ignoredNames(search.ignored)
    const isGiven = (name: string) =>
      before.includes(name) || !isEmpty(Reflect.get(Object(given), name))
    const names = Object.keys(entries).filter((name) => values[name] === undefined && isGiven(name))
    const all = typeof given === 'object' && given !== null ? Object.keys(given) : []
    const unknown = [...new Set([...before, ...all])].filter(
      (name) => !Object.hasOwn(known.entries, name) && FILTER_LIKE.test(name) && isGiven(name),
    )
    for (const name of unknown.slice(0, MOST_UNKNOWN)) {
      // What is longer than a text in an address may be would not be read again.
      if ([...names, name].join(',').length <= MAX_TEXT) names.push(name)
    }
    return meant({ ...search, ignored: names.length === 0 ? undefined : names.join(',') })
  }
  const told = v.pipe(v.unknown(), v.transform(read))
  return Object.assign(told as v.GenericSchema<v.InferInput<typeof known>, Search>, {
    entries: known.entries,
  })
}
