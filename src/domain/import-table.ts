/**
 * Reading a table that a person filled in: which column is which, and what a name in a cell means. Nothing is guessed:
 * what fits more than one is told as that.
 */

/** A column that a table may have. */
export interface TableColumn<Field extends string> {
  field: Field
  /** what its header may say, in every language */
  names: readonly string[]
  /** without it the table can't be read */
  isRequired: boolean
}

/** Where the columns of a table stand. */
interface FoundColumns<Field extends string> {
  /** counted from 0 */
  places: ReadonlyMap<Field, number>
  missing: readonly Field[]
  /** columns that stand there more than once */
  repeated: readonly Field[]
  /** headers that no column has, as they are written */
  unknown: readonly string[]
  /** where no header stands, counted from 0 */
  nameless: readonly number[]
  /** which of a column's names stand there, by their place among them, as far as only one of its names is so */
  namedBy: ReadonlySet<number>
}

/** Names that differ in case, width, spaces or the star of a required column are the same. */
function plain(text: string): string {
  const words = text
    .normalize('NFKC')
    .replace(/\*\s*$/, '')
    .replaceAll(/\s+/g, ' ')
  return words
    .replaceAll(/\s?([()])\s?/g, '$1')
    .trim()
    .toLowerCase()
}

/** Finds the columns by their headers, in whatever order and language they stand. */
export function findColumns<Field extends string>(
  headers: readonly string[],
  columns: readonly TableColumn<Field>[],
): FoundColumns<Field> {
  const places = new Map<Field, number>()
  const repeated = new Set<Field>()
  const unknown: string[] = []
  const nameless: number[] = []
  const namedBy = new Set<number>()
  headers.forEach((header, at) => {
    const name = plain(header)
    if (name === '') {
      nameless.push(at)
      return
    }
    const column = columns.find(({ names }) => names.some((each) => plain(each) === name))
    if (!column) {
      unknown.push(header.trim())
      return
    }
    if (places.has(column.field)) repeated.add(column.field)
    else places.set(column.field, at)
    const [first, ...others] = column.names.flatMap((each, of) => (plain(each) === name ? of : []))
    if (first !== undefined && others.length === 0) namedBy.add(first)
  })
  const missing = columns.flatMap(({ field, isRequired }) =>
    isRequired && !places.has(field) ? [field] : [],
  )
  return { places, missing, repeated: [...repeated], unknown, nameless, namedBy }
}

/** Something that can be chosen, by what it is called in every language: `Li Na (li.na)`. */
export interface NamedChoice {
  value: string
  labels: readonly string[]
}

type ChoiceMatch =
  | { kind: 'found'; value: string }
  | { kind: 'unknown' }
  /** a name that several have; `labels` tell them apart */
  | { kind: 'ambiguous'; labels: readonly string[] }

const IN_BRACKETS = /^(.+)\(([^()]+)\)$/

/** The parts of a label by which it may be meant too: the name before its brackets, and what stands in them. */
function partsOf(label: string): string[] {
  const [, name, code] = IN_BRACKETS.exec(plain(label)) ?? []
  return name === undefined || code === undefined ? [] : [name, code]
}

/** What a text in a cell chooses: by a whole label, else by a name or a code that only one has. */
export function matchChoice(text: string, choices: readonly NamedChoice[]): ChoiceMatch {
  const wanted = plain(text)
  const whole = choices.filter(({ labels }) => labels.some((label) => plain(label) === wanted))
  const alike =
    whole.length > 0
      ? whole
      : choices.filter(({ labels }) => labels.some((label) => partsOf(label).includes(wanted)))
  const [first, ...others] = alike
  if (!first) return { kind: 'unknown' }
  if (others.length === 0) return { kind: 'found', value: first.value }
  return { kind: 'ambiguous', labels: alike.map(({ value, labels }) => labels[0] ?? value) }
}

const YES = ['是', 'yes', 'y', 'sí', 'si', 's', 'true', '1']
const NO = ['否', 'no', 'n', 'false', '0', '']

/** Yes or no in any language of the interface; nothing is no. */
export function readYesNo(text: string): boolean | undefined {
  const word = plain(text)
  if (YES.includes(word)) return true
  return NO.includes(word) ? false : undefined
}

/** A number as sheets show it has so many digits that mean anything. */
const DIGITS = 15

/**
 * A number of a sheet as the decimal text that the sheet shows: files hold `1.1` as `1.1000000000000001`. One that has
 * more digits than sheets keep (an account typed as a number) is not the one that was typed, and has none.
 *
 * @param stored as the file has it
 */
export function shownNumber(stored: string): string | undefined {
  const number = Number(stored)
  if (stored.trim() === '' || !Number.isFinite(number)) return undefined
  if (Math.abs(number) >= 10 ** DIGITS) return undefined
  const shown = String(Number(number.toPrecision(DIGITS)))
  // Smaller than a millionth: no amount, and no number of anything.
  return shown.includes('e') ? undefined : shown
}

/** Makes of equal texts different keys: the second of two equal rows is another row. */
export function countedKeys(texts: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return texts.map((text) => {
    const count = (seen.get(text) ?? 0) + 1
    seen.set(text, count)
    return `${count} ${text}`
  })
}
