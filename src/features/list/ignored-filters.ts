import * as v from 'valibot'
import { textParam } from './list-search'

/** Names that stand in a search under `ignored`. */
export const ignoredNames = (ignored: string | undefined): string[] => ignored?.split(',') ?? []

const isEmpty = (value: unknown) => (value ?? '') === '' || String(value).trim() === ''

/**
 * A list's search that says under `ignored`, by their names with commas between, which of the filters it was given
 * were not understood: without them the list is wider than whoever made the address, or the view, meant. It stays
 * in the address over reloads and Back.
 */
export function tellsIgnored<Entries extends v.ObjectEntries>({
  entries,
}: v.ObjectSchema<Entries, undefined>) {
  const known = v.object({ ...entries, ignored: textParam })
  type Search = v.InferOutput<typeof known>
  const read = (given: unknown): Search => {
    const search = v.parse(known, given)
    const values: Readonly<Record<string, unknown>> = search
    const before = ignoredNames(search.ignored)
    const names = Object.keys(entries).filter(
      (name) =>
        values[name] === undefined &&
        (before.includes(name) || !isEmpty(Reflect.get(Object(given), name))),
    )
    return { ...search, ignored: names.length === 0 ? undefined : names.join(',') }
  }
  const told = v.pipe(v.unknown(), v.transform(read))
  return Object.assign(told as v.GenericSchema<v.InferInput<typeof known>, Search>, {
    entries: known.entries,
  })
}
