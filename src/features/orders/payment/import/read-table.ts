import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { fingerprint } from '@/api/http/fingerprint'
import { trimAndDrop } from '@/api/http/trim-and-drop'
import type { PaymentOrderDocument } from '@/api/contract/payment-order-writes'
import { doubtOf, type Doubt } from '@/components/number-input/doubtful-number'
import { cleanNumber } from '@/components/number-input/number-text'
import { isDay } from '@/domain/china-time'
import { countedKeys, findColumns, matchChoice, readYesNo } from '@/domain/import-table'
import { isUnclearDay, readMissingDay, readTypedDay, type DayOrder } from '@/domain/typed-day'
import { seenText } from '@/domain/seen-text'
import { AMOUNT_LIMITS } from '../../workflow/shared-checks'
import {
  checkPaymentForm,
  OF_OTHER_SIDE,
  OUT_OF_RANGE,
  type PaymentFormErrors,
} from '../form/check-form'
import { toDocument, type PaymentFormValues } from '../form/form-values'
import { columnName } from '../../../list/export/sheet-size'
import { IMPORT_COLUMNS, isChosen, MOST_ROWS, type ChosenField, type ImportField } from './columns'
import type { ImportChoices } from './import-choices'
import type { SheetRows, SheetText } from './read-sheet'

/** A row of the table as the order that it would be. */
export interface ImportRow {
  /** the same for the same row of the same or another file */
  key: string
  /** as the sheet numbers it */
  number: number
  /** what stands in its cells */
  texts: Readonly<Partial<Record<ImportField, string>>>
  /** what is wrong, by cell; a row with any is not sent */
  errors: PaymentFormErrors
  /** the number of an earlier row that says the same */
  sameAs: number | undefined
  values: PaymentFormValues
  document: PaymentOrderDocument
}

interface ImportTable {
  rows: readonly ImportRow[]
  /** headers that no field has: their cells are left out */
  ignored: readonly string[]
}

interface ReadContext {
  choices: ImportChoices
  /** the languages, the person's own first */
  texts: readonly I18n[]
  /** `YYYY-MM-DD` in China */
  today: string
}

/** A table as orders, with what is wrong in each cell; or why it is no table of orders. */
export function readImportTable(
  sheet: SheetRows,
  context: ReadContext,
): ImportTable | { problem: MessageDescriptor } {
  const { texts } = context
  const [own] = texts
  const { first, columns, found } = findHeader(sheet, texts)
  const named = (fields: readonly ImportField[]) =>
    fields.map((field) => columns.find((each) => each.field === field)?.names[0]).join(own?.locale === 'zh' ? '、' : ', ') // prettier-ignore
  if (found.missing.length > 0) {
    const missing = named(found.missing)
    return { problem: msg`The first row lacks these columns: ${missing}. Use the template.` }
  }
  if (found.repeated.length > 0) {
    const repeated = named(found.repeated)
    return { problem: msg`These columns stand there more than once: ${repeated}.` }
  }
  const filled = sheet.flatMap((cells, at) =>
    at > first && !isBlank(cells) ? [{ number: at + 1, cells }] : [],
  )
  const count = filled.length
  if (count === 0) return { problem: msg`The table has no rows below its header.` }
  if (count > MOST_ROWS) {
    return { problem: msg`At most ${MOST_ROWS} rows are imported at once; the table has ${count}.` }
  }
  // Who wrote the amounts may have another language than who imports them: the headers tell.
  const pointGroups = texts.some(
    ({ locale }, at) => locale === 'es' && (at === 0 || found.namedBy.has(at)),
  )
  const rows = filled.map(({ number, cells }) => {
    const cellOf = (field: ImportField) => cells[found.places.get(field) ?? -1] ?? ''
    return { number, ...readRow(cellOf, context, pointGroups) }
  })
  // Half of a header that was merged over two columns, or none: what stands below it is left out all the same.
  const nameless = found.nameless.flatMap((at) => {
    const letters = columnName(at)
    const isFilled = filled.some(({ cells }) => seenText(textOf(cells[at] ?? '')) !== '')
    return isFilled && own ? [own._(msg`column ${letters}, without a header`)] : []
  })
  return { rows: withKeys(rows), ignored: [...found.unknown, ...nameless] }
}

/** The first row of a sheet that holds anything, as the header of a table of orders. */
function findHeader(sheet: SheetRows, texts: readonly I18n[]) {
  const first = sheet.findIndex((cells) => !isBlank(cells))
  const columns = IMPORT_COLUMNS.map(({ field, name, isRequired }) => ({
    field,
    isRequired,
    names: texts.map((i18n) => i18n._(name)),
  }))
  const width = sheet.reduce((most, cells) => Math.max(most, cells.length), 0)
  const headers = Array.from({ length: width }, (_, at) => textOf(sheet[first]?.[at] ?? ''))
  return { first, columns, found: findColumns(headers, columns) }
}

/** Whether a sheet that is not read has a header like that of the one that is, and rows below it. */
export function holdsOrders(sheet: SheetRows, texts: readonly I18n[]): boolean {
  const { first, found } = findHeader(sheet, texts)
  return found.missing.length === 0 && sheet.slice(first + 1).some((cells) => !isBlank(cells))
}

type Row = Omit<ImportRow, 'key' | 'sameAs'>

/**
 * Each row with what it is known by, and the earlier row that says the same. Keys are remembered for months (`sent-rows.ts`):
 * one that comes out otherwise in a later version makes a row that was sent a new one.
 */
function withKeys(rows: readonly Row[]): ImportRow[] {
  const contents = rows.map(({ document }) =>
    // The applying department's name is not sent any more, and stays a part of the key.
    fingerprint(trimAndDrop({ ...document, departmentName: document.affiliationDepartmentName })),
  )
  const keys = countedKeys(contents)
  return rows.map((row, at) => {
    const before = contents.indexOf(contents[at] ?? '')
    return { ...row, key: keys[at] ?? '', sameAs: before < at ? rows[before]?.number : undefined }
  })
}

/**
 * Reads the cells of one row; what they mean is checked by the rules of the form.
 *
 * @param pointGroups amounts may have been written with a point between thousands
 */
function readRow(
  cellOf: (field: ImportField) => SheetText,
  { choices, today }: Pick<ReadContext, 'choices' | 'today'>,
  pointGroups: boolean,
): Pick<ImportRow, 'texts' | 'errors' | 'values' | 'document'> {
  const texts: Partial<Record<ImportField, string>> = {}
  const errors: PaymentFormErrors = {}
  const chosen: Partial<Record<ChosenField, string>> = {}
  for (const { field, kind } of IMPORT_COLUMNS) {
    const cell = cellOf(field)
    texts[field] = seenText(textOf(cell))
    if (typeof cell === 'string') continue
    if (field === 'amount') {
      if ('kept' in cell && cell.isOtherAmount) errors.amount = FORMATTED
    } else if ('rounded' in cell) errors[field] = ROUNDED
    else if (kind === 'text') errors[field] = FORMATTED
    else if (isDay(cell.kept) && cell.kept < FIRST_DAY) errors[field] = DOUBTFUL_DAY
  }
  const text = (field: ImportField) => texts[field] ?? ''
  /** Known where orders are settled the other way: of what is chosen here people alone belong to one. */
  const isOfOther = (field: ChosenField, side: PaymentFormValues['settlement']) =>
    matchChoice(text(field), choices.of(field, side === '1' ? '2' : '1')).kind !== 'unknown'
  const choose = (field: ChosenField, side: PaymentFormValues['settlement']) => {
    if (text(field) === '' || errors[field]) return
    const match = matchChoice(text(field), choices.of(field, side))
    if (match.kind === 'found') chosen[field] = match.value
    else if (match.kind === 'unknown' && isOfOther(field, side)) errors[field] = OF_OTHER_SIDE
    else errors[field] = problemOf(match)
  }
  choose('channelId', '')
  const settlement = choices.sideOf(chosen.channelId ?? '')
  for (const { field } of IMPORT_COLUMNS) {
    if (field === 'channelId') continue
    if (UNUSED[settlement].includes(field)) {
      if (text(field) !== '')
        errors[field] = msg`The settlement channel has no use for it: leave it empty`
    } else if (isChosen(field)) choose(field, settlement)
  }
  const canOnlyConsume = readYesNo(text('canOnlyConsume'))
  if (canOnlyConsume === undefined) errors.canOnlyConsume = msg`Enter yes or no`
  const isDayUnclear = isUnclearDay(text('applyDate'), today)
  const readDay = (read: typeof readTypedDay) =>
    DAY_ORDERS.map((order) => read(text('applyDate'), order, today)).find(Boolean)
  // Of 31/11/26 nobody knows that there is no such day: it may begin with its year.
  const applyDate = readDay(readTypedDay) ?? (isDayUnclear ? undefined : readDay(readMissingDay))
  // Every field by its name: one that the form gains does not compile before its cell is read.
  const values: PaymentFormValues = {
    settlement,
    channelId: '',
    affiliationDepartmentCode: '',
    affiliationParkId: '',
    principalId: '',
    feeItemCode: '',
    ...chosen,
    amount: cleanNumber(text('amount'), AMOUNT_LIMITS),
    paymentUnit: text('paymentUnit'),
    paymentUnitAccount: text('paymentUnitAccount'),
    ownerName: text('ownerName'),
    applyCode: text('applyCode'),
    applyDate: applyDate ?? text('applyDate'),
    canOnlyConsume: canOnlyConsume ?? false,
    remark: text('remark'),
    attachments: [],
  }
  const all = { ...checkPaymentForm(values, choices.sideOfPerson), ...errors }
  // The form asks about such a reading, or shows the day that was read; a file can't be asked.
  const doubt = doubtOf(text('amount'), AMOUNT_LIMITS, { pointGroups })
  if (doubt) {
    // A number in words is none that is missing.
    if (values.amount === '') all.amount = DOUBTFUL[doubt]
    else all.amount ??= DOUBTFUL[doubt]
  }
  if (isDayUnclear) all.applyDate ??= DOUBTFUL_DAY
  return {
    texts,
    values,
    errors: all,
    document: toDocument(values, choices.namesOf(values), undefined),
  }
}

/** What a settlement has no use for: the form hides it, and nobody would see that it is left out. */
const UNUSED: Readonly<Record<PaymentFormValues['settlement'], readonly ImportField[]>> = {
  '1': ['paymentUnit', 'paymentUnitAccount'],
  '2': ['feeItemCode'],
  '': [],
}

const ROUNDED = msg`The spreadsheet has rounded this number. Format the cell as text and enter it again`

const FORMATTED = msg`The spreadsheet shows something else here than it keeps. Format the cell as text and enter it again`

const UNCLEAR = msg`It isn’t clear which amount is meant. Enter digits alone, with a point before the cents`

/** What is said of an amount that is not sent as it was read. */
const DOUBTFUL: Readonly<Record<Doubt, MessageDescriptor>> = {
  unclear: UNCLEAR,
  'other-signs': UNCLEAR,
  'above-most': OUT_OF_RANGE,
  'below-least': OUT_OF_RANGE,
  negative: OUT_OF_RANGE,
  'too-many-decimals': msg`Enter at most two decimals`,
}

/** Sheets count days from 1900, with a day that it didn't have: which one is meant before that is not sure. */
const FIRST_DAY = '1900-03-01'

/** A file may have either, whatever the language of who imports it. */
const DAY_ORDERS: readonly DayOrder[] = ['month-first', 'day-first']

const DOUBTFUL_DAY = msg`It isn’t clear which day is meant. Enter it as a date, or as 2026-11-30`

function problemOf(
  match: Exclude<ReturnType<typeof matchChoice>, { kind: 'found' }>,
): MessageDescriptor {
  if (match.kind === 'unknown') return msg`Not known, or not in use`
  const names = match.labels.join(' · ')
  return msg`Several have this name: ${names}`
}

function textOf(cell: SheetText): string {
  if (typeof cell === 'string') return cell
  return 'rounded' in cell ? cell.rounded : cell.kept
}

function isBlank(cells: readonly SheetText[]): boolean {
  return cells.every((cell) => seenText(textOf(cell)) === '')
}
