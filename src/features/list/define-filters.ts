import type { MessageDescriptor } from '@lingui/core'
import * as v from 'valibot'
import type {
  Choice,
  FilterField,
  KnownName,
  SuggestionSource,
} from '@/components/query-form/filter-field'
import { endOfDay, startOfDay } from '@/domain/china-time'
import type { ListRequest } from './list-definition'
import {
  choiceParam,
  codeParam,
  codesParam,
  firstDayParam,
  lastDayParam,
  pagingParams,
  textParam,
} from './list-search'

/**
 * The filters of a list, each written once: its field in the form, how it reads in the URL and what is asked
 * of the server follow from that. The names are those of the contract's request.
 */

type Param = v.GenericSchema

/** A filter whose key in the definition is its name in the URL and in the request. */
interface SingleFilter<Value extends Param> {
  param: Value
  fieldOf: (name: string) => FilterField
}

/** A filter that fills two names of the request with the first and the last second of a range of days. */
interface DayRangeFilter<Start extends string, End extends string> {
  days: readonly [Start, End]
  fieldOf: () => FilterField
}

type AnyFilter = SingleFilter<Param> | DayRangeFilter<string, string>

/** Finds what holds a text. `isPart`: the text may stand anywhere in it, and people are told. */
export function textFilter(
  label: MessageDescriptor,
  more: { isPart?: boolean } = {},
): SingleFilter<typeof textParam> {
  return { param: textParam, fieldOf: (name) => ({ kind: 'text', name, label, ...more }) }
}

/** Finds what has the text in a code, such as that of the order that it belongs to. */
export function codeFilter(label: MessageDescriptor): SingleFilter<typeof codeParam> {
  return { param: codeParam, fieldOf: (name) => ({ kind: 'text', name, label }) }
}

/** Finds what has the text in its code; of several codes, pasted as a list, just what has these codes. */
export function codesFilter(label: MessageDescriptor): SingleFilter<typeof codesParam> {
  return { param: codesParam, fieldOf: (name) => ({ kind: 'text', name, label, isCodes: true }) }
}

/**
 * The same, anywhere in a text, with suggestions to pick from.
 *
 * @param names values that are called by another name in the chosen language
 */
export function suggestFilter(
  label: MessageDescriptor,
  suggestions: SuggestionSource,
  names: readonly KnownName[] = [],
): SingleFilter<typeof textParam> {
  return {
    param: textParam,
    fieldOf: (name) => ({ kind: 'suggest', name, label, isPart: true, suggestions, names }),
  }
}

/** Finds what has one of these values. */
export function choiceFilter<const Value extends number>(
  label: MessageDescriptor,
  choices: readonly (Choice & { value: Value })[],
): SingleFilter<ReturnType<typeof choiceParam<Value>>> {
  return {
    param: choiceParam(choices.map(({ value }) => value)),
    fieldOf: (name) => ({ kind: 'choice', name, label, choices }),
  }
}

/** Finds what is of a day from the first to the last, both included, as days are in China. */
export function dayRangeFilter<const Start extends string, const End extends string>(
  label: MessageDescriptor,
  start: Start,
  end: End,
): DayRangeFilter<Start, End> {
  return {
    days: [start, end],
    fieldOf: () => ({ kind: 'days', name: start, endName: end, label }),
  }
}

type Filters = Readonly<Record<string, AnyFilter>>

type DayNames<Defined> = {
  [Key in keyof Defined]: Defined[Key] extends DayRangeFilter<infer Start, infer End>
    ? Start | End
    : never
}[keyof Defined]

type SingleNames<Defined> = {
  [Key in keyof Defined]: Defined[Key] extends SingleFilter<Param> ? Key : never
}[keyof Defined]

type Params<Defined> = {
  [Name in SingleNames<Defined>]: Defined[Name] extends SingleFilter<infer Value> ? Value : never
} & Record<DayNames<Defined>, typeof firstDayParam> &
  typeof pagingParams

/** What the list itself says in every request: its page, and whose orders it shows. */
type SaidByList = keyof ListRequest | 'business'

/** A filter has a name that the request has, and a value that may stand there; any other is `never`. */
type Known<Request, Defined> = {
  [Key in keyof Defined]: Defined[Key] extends SingleFilter<infer Value>
    ? Key extends Exclude<keyof Request, SaidByList>
      ? v.InferOutput<Value> extends Request[Key]
        ? Defined[Key]
        : never
      : never
    : DayNames<Pick<Defined, Key>> extends keyof Request
      ? Defined[Key]
      : never
}

/** What the request can be asked for and the definition lacks. */
type Missing<Request, Defined> = {
  [
    Name in Exclude<keyof Request, SaidByList | SingleNames<Defined> | DayNames<Defined>>
  ]-?: SingleFilter<Param>
}

/** A request without what follows from who asks. */
type Asked<Request> = Omit<Request, 'business' | 'loginOwnerId'>

/** A list's filters, as its form, its URL and its request need them. */
export interface ListFilters<Request, Search extends Param> {
  /** of the URL; whatever is not understood falls back to "not set" */
  search: Search
  fields: readonly FilterField[]
  /** the filters and the page of a URL as the server is asked for them; days become times in China */
  toRequest: (search: v.InferOutput<Search>) => Asked<Request>
}

/**
 * Takes the type of a list's request, then its filters. A filter that the request lacks does not compile,
 * nor does leaving out one that it has. The type is enough: the request's schema would be loaded for nothing.
 */
export function defineFilters<Request extends ListRequest>() {
  return <const Defined extends Filters>(
    filters: Defined & Known<Request, Defined> & Missing<Request, Defined>,
  ): ListFilters<Request, v.ObjectSchema<Params<Defined>, undefined>> => {
    const entries = Object.entries<AnyFilter>(filters)
    const readers = entries.flatMap(([name, filter]) => readersOf(name, filter))
    const params = Object.fromEntries(readers.map(({ name, param }) => [name, param]))
    return {
      // What the loop over the filters put together has the types that they were checked by.
      search: v.object({ ...params, ...pagingParams } as unknown as Params<Defined>),
      fields: entries.map(([name, filter]) => filter.fieldOf(name)),
      toRequest: ({ pageNum, pageSize, ...search }) => {
        const values: Readonly<Record<string, unknown>> = search
        const asked = readers.flatMap(({ name, toWire }) =>
          values[name] === undefined ? [] : [[name, toWire(values[name])] as const],
        )
        return { ...Object.fromEntries(asked), pageNum, pageSize } as Asked<Request>
      },
    }
  }
}

interface Reader {
  name: string
  param: Param
  toWire: (value: unknown) => unknown
}

function readersOf(name: string, filter: AnyFilter): Reader[] {
  if ('param' in filter) return [{ name, param: filter.param, toWire: (value) => value }]
  const [start, end] = filter.days
  return [
    { name: start, param: firstDayParam, toWire: (day) => startOfDay(String(day)) },
    { name: end, param: lastDayParam, toWire: (day) => endOfDay(String(day)) },
  ]
}
