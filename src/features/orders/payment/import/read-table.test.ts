import { setupI18n, type I18n } from '@lingui/core'
import * as fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatYuan } from '@/domain/money'
import { HOSTILE_WORKBOOKS, workbook } from '@/testing/hostile/files'
import type { SheetCell } from '../../../list/export/shown-table'
import { writeSheets } from '../../../list/export/workbook'
import { IMPORT_COLUMNS, type ImportField } from './columns'
import { importChoices } from './import-choices'
import { readTable, type SheetRows } from './read-sheet'
import { holdsOrders, readImportTable } from './read-table'
import { templateSheets } from './template'

/** Languages without their catalogues: an English text, and the same with the language before it. */
function language(locale: string): I18n {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  if (locale !== 'en') {
    const translate = i18n._.bind(i18n)
    i18n._ = ((...of: Parameters<typeof translate>) =>
      `${locale} ${translate(...of)}`) as typeof translate
  }
  return i18n
}
const en = language('en')
const es = language('es')
const texts = [en, es]

const choices = importChoices(
  {
    channels: [
      { id: 1, name: 'BCC', type: 1, valid: 1 },
      { id: 6, name: '转账', type: 2, valid: 1 },
      { id: 9, name: 'Old', type: 2, valid: 0 },
    ],
    parks: [
      { id: 1, name: '青岛园区', valid: 1 },
      { id: 77, name: 'Far park', valid: 1 },
    ],
    departments: [
      { id: 1, code: 'D1', name: 'Sales', valid: 1 },
      { id: 2, code: 'D2', name: 'Sales', valid: 1 },
      { id: 3, code: 'D3', name: 'Legal', valid: 1 },
    ],
    verifyUsers: [
      user(1, 'li.na', '李娜', 1),
      user(2, 'zhang.wei', '张伟', 1),
      user(3, 'zhang.wei2', '张伟', 1),
      user(4, 'chen.jie', '陈杰', 2),
      user(5, 'gone', 'Gone', 1, 0),
    ],
  },
  texts,
)

function user(id: number, username: string, nickName: string, type: number, valid: 0 | 1 = 1) {
  return { id, username, nickName, type, valid, gmtModified: undefined, lastModifiedBy: undefined }
}

const today = '2026-11-22'
const read = (sheet: SheetRows) => readImportTable(sheet, { choices, texts, today })

/** A sheet with the template's headers and rows given by field. */
function sheetOf(...rows: Partial<Record<ImportField, string>>[]): SheetRows {
  return [
    IMPORT_COLUMNS.map(({ name }) => en._(name)),
    ...rows.map((row) => IMPORT_COLUMNS.map(({ field }) => row[field] ?? '')),
  ]
}

function rowsOf(sheet: SheetRows) {
  const table = read(sheet)
  if ('problem' in table) throw new Error(en._(table.problem))
  return table.rows
}

/** What is wrong in the first row, in words by field. */
function errorsOf(row: Partial<Record<ImportField, string>>): Record<string, string> {
  const [first] = rowsOf(sheetOf(row))
  return Object.fromEntries(
    Object.entries(first?.errors ?? {}).map(([field, error]) => [
      field,
      typeof error === 'string' ? error : en._(error),
    ]),
  )
}

const INTERNAL = {
  channelId: 'BCC',
  amount: '1,234.5',
  feeItemCode: 'Gifts',
  affiliationDepartmentCode: 'Legal',
  affiliationParkId: 'Qingdao',
  principalId: '李娜',
}
const EXTERNAL = {
  ...INTERNAL,
  channelId: 'Transfer',
  feeItemCode: '',
  paymentUnit: 'Haier',
  paymentUnitAccount: '6222 0001',
  principalId: 'chen.jie',
}

describe('A row that is right', () => {
  it('becomes the document that the form would send', () => {
    const row = { ...INTERNAL, applyDate: '20261101', canOnlyConsume: '是', remark: ' r ' }
    expect(rowsOf(sheetOf(row))[0]).toMatchObject({
      number: 2,
      errors: {},
      document: {
        channelId: 1,
        amount: 123_450,
        feeItemCode: '6666020102',
        affiliationDepartmentCode: 'D3',
        affiliationDepartmentName: 'Legal',
        affiliationParkId: 1,
        principalId: 1,
        principalName: '李娜',
        applyDate: '2026-11-01',
        canOnlyConsume: 1,
        remark: 'r',
        attachments: [],
        paymentUnit: undefined,
      },
    })
    expect(errorsOf(EXTERNAL)).toEqual({})
  })

  it('may be written in another language than the person’s, headers and choices alike', () => {
    const [header, cells] = [
      IMPORT_COLUMNS.map(({ name }) => `${es._(name)} *`),
      IMPORT_COLUMNS.map(({ field }) =>
        field === 'affiliationParkId'
          ? 'es Qingdao'
          : ((INTERNAL as Record<string, string>)[field] ?? ''),
      ),
    ]
    expect(rowsOf([header, cells])[0]).toMatchObject({ errors: {}, values: { affiliationParkId: '1' } }) // prettier-ignore
  })
})

describe('Every cell says what is wrong with it', () => {
  it.each<[string, Partial<Record<ImportField, string>>, Record<string, string>]>([
    ['an ambiguous name', { ...INTERNAL, principalId: '张伟' }, { principalId: 'Several have this name: 张伟 (zhang.wei) · 张伟 (zhang.wei2)' }],
    ['an ambiguous department', { ...INTERNAL, affiliationDepartmentCode: 'sales' }, { affiliationDepartmentCode: 'Several have this name: Sales (D1) · Sales (D2)' }],
    ['an unknown name', { ...INTERNAL, affiliationParkId: 'Mars' }, { affiliationParkId: 'Not known, or not in use' }],
    ['somebody who is no longer in charge', { ...INTERNAL, principalId: 'Gone' }, { principalId: 'Not known, or not in use' }],
    ['a person of the other settlement', { ...INTERNAL, principalId: 'chen.jie' }, { principalId: 'In charge of orders of the other settlement type only' }],
    ['a name that several have, all of the other settlement', { ...EXTERNAL, principalId: '张伟' }, { principalId: 'In charge of orders of the other settlement type only' }],
    ['nothing else while the channel is not known', { ...INTERNAL, channelId: 'Nowhere', principalId: 'chen.jie' }, { channelId: 'Not known, or not in use' }],
    ['somebody who was of the other settlement and is no longer in charge', { ...EXTERNAL, principalId: 'Gone' }, { principalId: 'Not known, or not in use' }],
    ['an amount with a third decimal', { ...INTERNAL, amount: '12.345' }, { amount: 'Enter at most two decimals' }],
    ['an amount below zero', { ...INTERNAL, amount: '-5' }, { amount: 'Enter an amount from 0.01 to 99,999,999.99' }],
    ['an amount that is no number', { ...INTERNAL, amount: 'much' }, { amount: 'Enter the amount' }],
    ['an amount in Chinese numerals', { ...INTERNAL, amount: '一千二百' }, { amount: 'It isn’t clear which amount is meant. Enter digits alone, with a point before the cents' }],
    ['a day that is another one where days come first', { ...INTERNAL, applyDate: '10/11/2026' }, { applyDate: 'It isn’t clear which day is meant. Enter it as a date, or as 2026-11-30' }],
    ['an amount of nothing', { ...INTERNAL, amount: '0' }, { amount: 'Enter an amount from 0.01 to 99,999,999.99' }],
    ['a day whose year may stand on either side', { ...INTERNAL, applyDate: '26/11/21' }, { applyDate: 'It isn’t clear which day is meant. Enter it as a date, or as 2026-11-30' }],
    ['a short day of the United States', { ...INTERNAL, applyDate: '1/5/26' }, { applyDate: 'It isn’t clear which day is meant. Enter it as a date, or as 2026-11-30' }],
    ['a short day with points', { ...INTERNAL, applyDate: '9.3.26 10:00' }, { applyDate: 'It isn’t clear which day is meant. Enter it as a date, or as 2026-11-30' }],
    ['a month with its year, or a day', { ...INTERNAL, applyDate: 'Nov-26' }, { applyDate: 'It isn’t clear which day is meant. Enter it as a date, or as 2026-11-30' }],
    ['a short year behind the name of its month', { ...INTERNAL, applyDate: '1 dic 26' }, { applyDate: 'It isn’t clear which day is meant. Enter it as a date, or as 2026-11-30' }],
    ['a short year behind a day in English', { ...INTERNAL, applyDate: 'Dec 1, 26' }, { applyDate: 'It isn’t clear which day is meant. Enter it as a date, or as 2026-11-30' }],
    ['a day that is none', { ...INTERNAL, applyDate: 'soon' }, { applyDate: 'Enter a day as YYYY-MM-DD' }],
    ['a day that there is not', { ...INTERNAL, applyDate: '2026-11-31' }, { applyDate: 'There is no such day' }],
    ['a day that there is not, by its month’s name', { ...INTERNAL, applyDate: '31 February' }, { applyDate: 'There is no such day' }],
    ['a day that there is not, the day first', { ...INTERNAL, applyDate: '31/11/2026' }, { applyDate: 'There is no such day' }],
    ['a day that there is not, the month first', { ...INTERNAL, applyDate: '11/31/2026' }, { applyDate: 'There is no such day' }],
    ['a day that there is not, unless its year comes first', { ...INTERNAL, applyDate: '31/11/26' }, { applyDate: 'Enter a day as YYYY-MM-DD' }],
    ['neither yes nor no', { ...INTERNAL, canOnlyConsume: 'maybe' }, { canOnlyConsume: 'Enter yes or no' }],
    ['a long remark', { ...INTERNAL, remark: '长'.repeat(201) }, { remark: 'At most 200 characters' }],
    ['what the settlement has no use for', { ...INTERNAL, paymentUnit: 'Haier' }, { paymentUnit: 'The settlement channel has no use for it: leave it empty' }],
    ['what external settlement lacks', { ...EXTERNAL, paymentUnit: '', paymentUnitAccount: '' }, { paymentUnit: 'Enter the paying entity', paymentUnitAccount: 'Enter the paying entity’s account' }],
    ['nothing but a remark', { remark: 'x' }, { channelId: 'Choose a settlement channel', amount: 'Enter the amount', affiliationDepartmentCode: 'Choose a department', affiliationParkId: 'Choose a park', principalId: 'Choose the person in charge' }],
  ])('%s', (_what, row, errors) => expect(errorsOf(row)).toEqual(errors)) // prettier-ignore

  it('a number that the sheet has rounded', () => {
    const sheet = sheetOf(EXTERNAL).map((cells) => [...cells])
    const at = IMPORT_COLUMNS.findIndex(({ field }) => field === 'paymentUnitAccount')
    sheet[1]?.splice(at, 1, { rounded: '6.2E18' })
    expect(rowsOf(sheet)[0]?.errors).toHaveProperty('paymentUnitAccount')
  })
})

describe('A table', () => {
  it('tells which row says the same as an earlier one, and knows rows again in a later file', () => {
    const rows = rowsOf(sheetOf(INTERNAL, EXTERNAL, INTERNAL))
    expect(rows.map(({ sameAs }) => sameAs)).toEqual([undefined, undefined, 2])
    expect(new Set(rows.map(({ key }) => key)).size).toBe(3)
    const later = rowsOf(sheetOf({ ...EXTERNAL, amount: '7' }, INTERNAL))
    expect(later[1]?.key).toBe(rows[0]?.key)
    expect(later[0]?.key).not.toBe(rows[1]?.key)
  })

  it('has keys that rows of an earlier version are remembered by, letter by letter', () => {
    const [row] = rowsOf(sheetOf({ ...INTERNAL, applyDate: '2026-11-20' }))
    expect(row?.key).toBe(
      '1 [{"affiliationDepartmentCode":"D3","affiliationDepartmentName":"Legal","affiliationParkId":1,"amount":123450,"applyDate":"2026-11-20","attachments":[],"canOnlyConsume":0,"channelId":1,"departmentName":"Legal","feeItemCode":"6666020102","principalId":1,"principalName":"李娜"}]',
    )
  })

  it('may begin below empty rows, have other columns and empty rows between', () => {
    const [header = [], ...rows] = sheetOf(INTERNAL, EXTERNAL)
    const table = read([[], [...header, 'Colour'], rows[0] ?? [], ['', ' '], rows[1] ?? []])
    expect(table).toMatchObject({ rows: [{ number: 3 }, { number: 5 }], ignored: ['Colour'] })
  })

  it('names a column by its letter where cells stand under no header', () => {
    const [header = [], row = []] = sheetOf(INTERNAL)
    const table = read([
      [...header, '', 'Colour', ''],
      [...row, 'orphan'],
      [...row, '', '', '', 'far'],
    ])
    const letters = (at: number) => String.fromCodePoint(65 + header.length + at)
    expect(table).toHaveProperty('ignored', [
      'Colour',
      `column ${letters(0)}, without a header`,
      `column ${letters(3)}, without a header`,
    ])
  })

  it.each<[string, SheetRows, string]>([
    ['has nothing in it', [], 'The first row lacks these columns: Settlement channel, Amount (yuan), Department, Park, Person in charge. Use the template.'],
    ['has no rows', sheetOf(), 'The table has no rows below its header.'],
    ['has more rows than arguments may be', [...sheetOf(), ...Array.from({ length: 200_000 }, () => ['x'])], 'At most 200 rows are imported at once; the table has 200000.'],
    ['has too many rows', sheetOf(...Array.from({ length: 201 }, () => INTERNAL)), 'At most 200 rows are imported at once; the table has 201.'],
    ['has a column twice', [['Park', ...(sheetOf()[0] ?? [])], ['x']], 'These columns stand there more than once: Park.'],
  ])('that %s is refused', (_what, sheet, problem) => {
    const table = read(sheet)
    expect('problem' in table && en._(table.problem)).toBe(problem)
  }) // prettier-ignore
})

describe('The template', () => {
  const [sheet, offered, rules] = templateSheets(choices, en)

  it('offers what the form offers, and says how cells are filled in', async () => {
    expect(sheet?.headers.slice(0, 3)).toEqual([
      'Settlement channel *',
      'Amount (yuan) *',
      'Fee item',
    ])
    expect(offered?.headers).toEqual(['Settlement channel', 'Settlement type', 'Fee item', 'Department', 'Park', 'Person in charge', 'Settlement type', 'Spending only']) // prettier-ignore
    expect(offered?.rows[0]?.map((cell) => 'text' in cell && cell.text)).toEqual(['BCC', 'Internal', 'Gifts (6666020102)', 'Sales (D1)', 'Qingdao', '李娜 (li.na)', 'Internal', 'Yes']) // prettier-ignore
    expect(rules?.rows).toHaveLength(IMPORT_COLUMNS.length)
    expect(await readTable(new Blob([new Uint8Array(writeSheets(templateSheets(choices, en)))]))).toMatchObject({ kind: 'rows', rows: [sheet?.headers] }) // prettier-ignore
  })

  /** The cell of a sheet that holds this value of a field as a person would enter it. */
  const cellOf = (kind: SheetCell['kind'], value: string): SheetCell => {
    if (kind === 'money') return { kind, cents: Number(value) }
    return kind === 'day' && value !== '' ? { kind, text: value } : { kind: 'text', text: value }
  }

  it('gives back what was filled in, through the file', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 12 }).map((one) => one.replaceAll(/[\p{C}\s]/gu, '')) // prettier-ignore
    const pick = (field: Parameters<typeof choices.of>[0], side: '1' | '2') =>
      fc.constantFrom(...choices.of(field, side).map(({ value, labels }) => ({ value, label: labels[0] ?? '' }))) // prettier-ignore
    const order = (side: '1' | '2') =>
      fc.record({
        channelId: pick('channelId', side),
        ...(side === '1' ? { feeItemCode: pick('feeItemCode', side) } : {}),
        affiliationDepartmentCode: pick('affiliationDepartmentCode', side),
        affiliationParkId: pick('affiliationParkId', side),
        principalId: pick('principalId', side),
        amount: fc.integer({ min: 1, max: 9_999_999_999 }),
        unit: text.map((one) => `u${one}`),
        ownerName: text,
        applyCode: fc.constantFrom('', '0012', '=1+1', '2026-11-01', 'TRUE'),
        applyDate: fc.constantFrom('', '2026-11-01', '2024-02-29'),
        canOnlyConsume: fc.boolean(),
        remark: text,
      })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(order('1'), order('2')), { minLength: 1, maxLength: 4 }),
        async (orders) => {
          const filled = orders.map((each) => {
            const isInside = 'feeItemCode' in each
            const unit = isInside ? '' : each.unit
            const { label: _label, ...fee } = isInside ? (each.feeItemCode ?? { value: '', label: '' }) : { value: '', label: '' } // prettier-ignore
            const shown: Record<ImportField, string> = {
              channelId: each.channelId.label,
              amount: String(each.amount),
              feeItemCode: isInside ? (each.feeItemCode?.label ?? '') : '',
              paymentUnit: unit,
              paymentUnitAccount: unit,
              affiliationDepartmentCode: each.affiliationDepartmentCode.label,
              affiliationParkId: each.affiliationParkId.label,
              principalId: each.principalId.label,
              ownerName: each.ownerName,
              applyCode: each.applyCode,
              applyDate: each.applyDate,
              canOnlyConsume: each.canOnlyConsume ? 'Yes' : 'No',
              remark: each.remark,
            }
            const values = {
              ...shown,
              settlement: isInside ? '1' : '2',
              channelId: each.channelId.value,
              amount: formatYuan(each.amount)
                .replaceAll(',', '')
                .replace(/\.?0+$/, ''),
              feeItemCode: fee.value,
              affiliationDepartmentCode: each.affiliationDepartmentCode.value,
              affiliationParkId: each.affiliationParkId.value,
              principalId: each.principalId.value,
              canOnlyConsume: each.canOnlyConsume,
              attachments: [],
            }
            return { shown, values }
          })
          const rows = filled.map(({ shown }) =>
            IMPORT_COLUMNS.map(({ field, kind }) => cellOf(kind, shown[field])),
          )
          const [table, ...others] = templateSheets(choices, en)
          const file = writeSheets([{ ...table, name: 'x', headers: table?.headers ?? [], rows }, ...others]) // prettier-ignore
          const answer = await readTable(new Blob([new Uint8Array(file)]))
          const found = answer.kind === 'rows' ? rowsOf(answer.rows) : []
          expect(found.map(({ errors }) => errors)).toEqual(orders.map(() => ({})))
          expect(found.map(({ values }) => values)).toEqual(filled.map(({ values }) => values))
        },
      ),
      { numRuns: 20 },
    )
  })
})

const ONE = '<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData>'

describe('A file that is no table', () => {
  it.each(HOSTILE_WORKBOOKS)('is refused, or has no orders, and soon: $name', async ({ bytes }) => {
    const begun = process.cpuUsage()
    const answer = await readTable(new Blob([bytes()]))
    const table = answer.kind === 'rows' ? read(answer.rows) : { problem: answer.why }
    expect(table).toHaveProperty('problem')
    // Soon by the processor's time: a machine that stands still takes none.
    expect(process.cpuUsage(begun).user).toBeLessThan(30_000_000)
  })

  it.each([
    ['formula', '<sheetData><row r="1"><c r="A1"><v>1</v></c><c r="B1"><f>1+1</f><v>2</v></c></row></sheetData>', 'B1'],
    ['formula', '<sheetData><row r="9"><c r="AB9"><x:f t="shared"/></c></row></sheetData>', 'AB9'],
    ['far-cells', '<sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>', ''],
  ])('says why: %s', async (why, sheetData, place) => {
    expect(await readTable(new Blob([workbook(sheetData)]))).toEqual({ kind: 'refused', why, place })
  }) // prettier-ignore

  it.each([
    ['<c r="A1"><v>1</v></c><c r="B1" t="e"><v>#N/A</v></c><c r="C1"><v>1</v></c>', 'B1'],
    [`<c r="A1" s='1' t='e'><v>#REF!</v></c>`, 'A1'],
    ['<x:c t="e" r="AB1"><v>#VALUE!</v></x:c>', 'AB1'],
    ['<c r="C1" t="e"/>', 'C1'],
  ])('A cell that shows an error is refused with its place: %s', async (cells, place) => {
    const file = workbook(`<sheetData><row r="1">${cells}</row></sheetData>`)
    expect(await readTable(new Blob([file]))).toEqual({ kind: 'refused', why: 'error', place })
  })

  it.each([
    ['choices from another sheet, as Excel keeps them', 'xl/worksheets/sheet1.xml', `${ONE}<extLst><ext><x14:dataValidations><x14:dataValidation type="list"><x14:formula1><xm:f>'Choices'!$A$2:$A$8</xm:f></x14:formula1><xm:sqref>A2:A201</xm:sqref></x14:dataValidation></x14:dataValidations></ext></extLst>`],
    ['choices from a sheet that is called as cells are', 'xl/worksheets/sheet1.xml', `${ONE}<extLst><ext><x14:formula1><xm:f>sheetData!$A$2:$A$8</xm:f></x14:formula1></ext></extLst>`],
    ['a chart', 'xl/charts/chart1.xml', '<c:chart><c:val><c:numRef><c:f>a!$A$1</c:f></c:numRef></c:val></c:chart>'],
    ['formulas of a sheet that is not read', 'xl/worksheets/sheet2.xml', '<sheetData><row r="1"><c r="A1"><f>1+1</f></c></row></sheetData>'],
  ])('is told from a table with %s', async (_, part, content) => {
    const file = part.endsWith('sheet1.xml')
      ? workbook(content)
      : workbook(ONE, { [part]: strToU8(`<worksheet>${content}</worksheet>`) })
    expect(await readTable(new Blob([file]))).toMatchObject({ kind: 'rows', rows: [['1']], hiddenRows: [] })
  }) // prettier-ignore

  it('has its formulas in the first sheet, whatever its part is called, or anywhere when that can’t be told', async () => {
    const formula = strToU8('<worksheet><sheetData><row r="1"><c r="C1"><f>1+1</f><v>2</v></c></row></sheetData></worksheet>') // prettier-ignore
    const relations = (target: string) =>
      strToU8(`<Relationships><Relationship Target="${target}" Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet"/></Relationships>`) // prettier-ignore
    for (const target of ['worksheets/sheet7.xml', '/xl/worksheets/sheet7.xml', '']) {
      const file = workbook(ONE, {
        'xl/worksheets/sheet7.xml': formula,
        'xl/_rels/workbook.xml.rels': relations(target),
      })
      expect(await readTable(new Blob([file]))).toEqual({
        kind: 'refused',
        why: 'formula',
        place: 'C1',
      })
    }
  })

  it.each(['Q1>Q2', 'x:id=&quot;rId2&quot;', "it's"])(
    'has a formula in a first sheet of any name: %s',
    async (name) => {
      const formula = '<sheetData><row r="1"><c r="A1"><f>1+1</f><v>2</v></c></row></sheetData>'
      const relation = (id: number) => `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${id}.xml"/>` // prettier-ignore
      const file = workbook(formula, {
        'xl/workbook.xml': strToU8(`<workbook><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/><sheet name="b" sheetId="2" r:id="rId2"/></sheets></workbook>`), // prettier-ignore
        'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${relation(1)}${relation(2)}</Relationships>`), // prettier-ignore
        'xl/worksheets/sheet2.xml': strToU8(`<worksheet>${ONE}</worksheet>`),
      })
      expect(await readTable(new Blob([file]))).toMatchObject({ kind: 'refused', why: 'formula' })
    },
  )

  it('is told from a table whose texts look like formulas and errors', async () => {
    const text = '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>=1+1 &lt;f&gt; &lt;c t="e"&gt; #N/A</t></is></c></row></sheetData>' // prettier-ignore
    expect(await readTable(new Blob([workbook(text)]))).toMatchObject({
      kind: 'rows',
      rows: [['=1+1 <f> <c t="e"> #N/A']],
    })
  })
})

describe('A workbook of several sheets', () => {
  const sheetWith = (value: string) =>
    `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${value}</t></is></c></row></sheetData>`
  const EMPTY = '<sheetData><row r="1"><c r="A1" s="1"/></row></sheetData>'
  /** Sheets by their attributes and what they hold. */
  const bookOf = (...sheets: readonly (readonly [attributes: string, data: string])[]) => {
    const relations = sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`) // prettier-ignore
    return workbook('', {
      'xl/workbook.xml': strToU8(`<workbook><sheets>${sheets.map(([attributes], at) => `<sheet ${attributes} sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`), // prettier-ignore
      'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${relations.join('')}</Relationships>`),
      ...Object.fromEntries(
        sheets.map(([, data], at) => [
          `xl/worksheets/sheet${at + 1}.xml`,
          strToU8(`<worksheet>${data}</worksheet>`),
        ]),
      ),
    })
  }
  const FORMULA = '<sheetData><row r="1"><c r="B1"><f>1+1</f><v>2</v></c></row></sheetData>'

  it.each([
    ['is read by its first one', [['name="a"', sheetWith('1')], ['name="b"', sheetWith('2')]], '1', ['b']],
    ['passes over what is hidden', [['name="a" state="hidden"', FORMULA], ["state='veryHidden' name='b'", sheetWith('2')], ['name="c" state="visible"', sheetWith('3')]], '3', []],
    ['passes over what holds nothing', [['name="a"', EMPTY], ['name="b"', sheetWith('2')], ['name="c"', EMPTY]], '2', []],
    ['is read by its first one where all are hidden', [['name="a" state="hidden"', sheetWith('1')], ['name="b" state="hidden"', sheetWith('2')]], '1', []],
    ['names the others', [['name="a"', sheetWith('1')], ['name="Q&amp;A &#20803;&#x6708;"', FORMULA], ['name="state=&quot;hidden&quot;"', sheetWith('3')]], '1', ['Q&A 元月', 'state="hidden"']],
  ] as const)('%s', async (_, sheets, cell, others) => {
    expect(await readTable(new Blob([bookOf(...sheets)]))).toMatchObject({
      kind: 'rows',
      rows: [[cell]],
      others: others.map((name) => ({ name })),
    })
  }) // prettier-ignore

  it('is checked by each of them where what is in a comment looks like one', async () => {
    const file = bookOf(['name="a"', sheetWith('1')], ['name="b"', FORMULA])
    const parts = unzipSync(file)
    const book = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())
    parts['xl/workbook.xml'] = strToU8(book.replace('<sheets>', '<sheets><!-- <sheet name="c" r:id="rId1"/> -->')) // prettier-ignore
    expect(await readTable(new Blob([zipSync(parts)]))).toMatchObject({
      why: 'formula',
    })
  })

  it('is checked by each of them where an attribute holds what looks like one, or two parts have one name', async () => {
    const file = bookOf(['name="a"', FORMULA], ['name="b"', sheetWith('2')])
    const change = (part: string, from: string, to: string) => {
      const parts = unzipSync(file)
      parts[part] = strToU8(strFromU8(parts[part] ?? new Uint8Array()).replace(from, to))
      return readTable(new Blob([zipSync(parts)]))
    }
    const hidden = `<workbookPr x='<sheet name="A" r:id="rId2"/>'/><sheets>`
    expect(await change('xl/workbook.xml', '<sheets>', hidden)).toMatchObject({ why: 'formula' })
    const twice = '<Relationship Id="rId1" Target="worksheets/sheet2.xml"/><Relationship '
    expect(await change('xl/_rels/workbook.xml.rels', '<Relationship ', twice)).toMatchObject({
      why: 'formula',
    })
  })

  it('is read by first rows alone of those that are only named', async () => {
    const row = (at: number) => `<row r="${at}"><c r="A${at}"><v>${at}</v></c></row>`
    const long = `<sheetData>${Array.from({ length: 50 }, (_, at) => row(at + 1)).join('')}</sheetData><mergeCells/>`
    const answer = await readTable(new Blob([bookOf(['name="a"', long], ['name="b"', long])]))
    expect(answer).toMatchObject({ rows: { length: 50 }, others: [{ rows: { length: 20 } }] })
  })

  it('tells of another one whether it holds orders', () => {
    expect(holdsOrders(sheetOf(INTERNAL), texts)).toBe(true)
    expect(holdsOrders([[], ...sheetOf(EXTERNAL)], texts)).toBe(true)
    expect(holdsOrders(sheetOf(), texts), 'a header alone').toBe(false)
    expect(holdsOrders([['Colour'], ['red']], texts)).toBe(false)
    expect(holdsOrders([], texts)).toBe(false)
  })
})

describe('Cells that are merged', () => {
  const cell = (place: string) => `<c r="${place}" t="inlineStr"><is><t>${place}</t></is></c>`
  const sheet = `<sheetData><row r="2">${cell('A2')}${cell('B2')}</row><row r="3">${cell('A3')}${cell('B3')}</row><row r="4">${cell('A4')}</row></sheetData>`
  const readMerged = (...places: string[]) =>
    readTable(
      new Blob([
        workbook(
          `${sheet}<mergeCells count="1">${places.map((place) => `<mergeCell ref="${place}"/>`).join('')}</mergeCells>`,
        ),
      ]),
    )

  it.each(['B3:B4', 'A2:A3', 'A3:B4', 'A1:A2'])(
    'over several rows are refused where something stands in them: %s',
    async (place) => {
      const answer = await readMerged('A1:B1', place)
      expect(answer).toEqual(
        place === 'A1:A2'
          ? expect.objectContaining({ kind: 'rows' })
          : { kind: 'refused', why: 'merged', place },
      )
    },
  )

  it.each(['A1:F1', 'A2:B2', 'D3:D9', 'B4:B5', 'nothing'])(
    'hide no row otherwise: %s',
    async (place) => expect(await readMerged(place)).toHaveProperty('kind', 'rows'),
  )
})

describe('A cell that looks otherwise than it is kept', () => {
  const ACCOUNTING =
    '_ &quot;¥&quot;* #,##0.00_ ;_ &quot;¥&quot;* \\-#,##0.00_ ;_ &quot;¥&quot;* &quot;-&quot;??_ ;_ @_ '
  const FORMATS = [
    '0000000000', 'yyyy\\-mm', '0%', 'h:mm', '0_ ', 'General', '#,##0.00', 'yyyy/m/d', '#', '00000000', '0;-0', '0;-0;;@', '#,##0',
    'General_)', '@_)', '[$-804]General', '[Red]0', '[DBNum1][$-804]General', '[$-D00041E]0', '[$¥-804]0', '[&gt;9]0;0', '&quot;No.&quot;0', 'General;General',
    '0&quot;元&quot;', '&#165;0', '&quot;人民币&quot;#,##0.00&quot;元整&quot;', '0\\.0000', '0&quot;00&quot;', '0&quot;万&quot;', '0\\千', '#,##0,', '0.0,,', '0&quot; USD&quot;',
    ACCOUNTING,
  ] // prettier-ignore
  const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const styles = strToU8(
    `<styleSheet ${MAIN}><numFmts>${FORMATS.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`).join('')}</numFmts>` +
      `<cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="1"/><xf numFmtId="49"/>${FORMATS.map((_, at) => `<xf numFmtId="${170 + at}"/>`).join('')}</cellXfs></styleSheet>`,
  )
  const BUILT_IN = ['', 'built-in 0', 'built-in @']
  const styleOf = (format: string) =>
    [...BUILT_IN, ...FORMATS].indexOf(format === '¥-accounting' ? ACCOUNTING : format)
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`
  const relations = `<Relationships>${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'styles', 'styles.xml')}</Relationships>`

  /** What is wrong in the row whose one field is a number in this format; nothing where it is right. */
  async function problemOf(
    field: ImportField,
    format: string,
    kept: string,
    row = '<row r="2">',
    type = '',
  ) {
    const column = IMPORT_COLUMNS.findIndex((each) => each.field === field)
    const text = (place: string, of: string) => `<c r="${place}" t="inlineStr"><is><t>${of}</t></is></c>` // prettier-ignore
    const letter = (at: number) => String.fromCodePoint(65 + at)
    const filled = sheetOf(EXTERNAL)
    const [head = [], cells = []] = filled.map((each) => each.map(String))
    const sheet =
      `<sheetData><row r="1">${head.map((of, at) => text(`${letter(at)}1`, of)).join('')}</row>` +
      `${row}${cells.map((of, at) => (at === column ? `<c r="${letter(at)}2" s="${styleOf(format)}"${type}><v>${kept}</v></c>` : text(`${letter(at)}2`, of))).join('')}</row></sheetData>`
    const file = workbook(sheet, {
      'xl/styles.xml': styles,
      'xl/_rels/workbook.xml.rels': strToU8(relations),
    })
    const answer = await readTable(new Blob([file]))
    if (answer.kind !== 'rows') throw new Error(answer.why)
    const [read] = rowsOf(answer.rows)
    const error = read?.errors[field]
    return {
      text: read?.texts[field],
      error: typeof error === 'string' || !error ? error : en._(error),
      hiddenRows: answer.hiddenRows,
    }
  }
  const FORMATTED = 'The spreadsheet shows something else here than it keeps. Format the cell as text and enter it again' // prettier-ignore
  const UNCLEAR_DAY = 'It isn’t clear which day is meant. Enter it as a date, or as 2026-11-30'

  it.each<[ImportField, string, string, string, string | undefined]>([
    ['paymentUnitAccount', '0000000000', '46000123', '46000123', FORMATTED],
    ['paymentUnitAccount', '0_ ', '46000123', '46000123', undefined],
    ['paymentUnitAccount', 'built-in 0', '46000123', '46000123', undefined],
    ['paymentUnitAccount', 'built-in 0', '46000123.5', '46000123.5', FORMATTED],
    ['paymentUnitAccount', 'built-in @', '46000123', '46000123', undefined],
    ['paymentUnitAccount', 'General', '46000123', '46000123', undefined],
    ['paymentUnitAccount', '', '46000123', '46000123', undefined],
    ['paymentUnitAccount', '#', '46000123', '46000123', undefined],
    ['paymentUnitAccount', '#', '46000123.5', '46000123.5', FORMATTED],
    ['paymentUnitAccount', '#', '0', '0', FORMATTED],
    ['paymentUnitAccount', '00000000', '46000123', '46000123', undefined],
    ['paymentUnitAccount', '00000000', '146000123', '146000123', undefined],
    ['paymentUnitAccount', '00000000', '6000123', '6000123', FORMATTED],
    ['paymentUnitAccount', '0;-0', '46000123', '46000123', undefined],
    ['paymentUnitAccount', '0;-0', '-46000123', '-46000123', FORMATTED],
    ['ownerName', '0;-0', '0', '0', undefined],
    ['ownerName', '0;-0;;@', '0', '0', FORMATTED],
    ['paymentUnitAccount', '#,##0', '46000123', '46000123', FORMATTED],
    ['paymentUnitAccount', 'General_)', '46000123', '46000123', undefined],
    ['paymentUnitAccount', '@_)', '46000123', '46000123', undefined],
    ['paymentUnitAccount', '[$-804]General', '46000123.5', '46000123.5', undefined],
    ['paymentUnitAccount', '[Red]0', '46000123', '46000123', undefined],
    ['paymentUnitAccount', '[DBNum1][$-804]General', '46000123', '46000123', FORMATTED],
    ['paymentUnitAccount', '[$-D00041E]0', '46000123', '46000123', FORMATTED],
    ['paymentUnitAccount', '[$¥-804]0', '46000123', '46000123', FORMATTED],
    ['paymentUnitAccount', '[&gt;9]0;0', '46000123', '46000123', FORMATTED],
    ['paymentUnitAccount', '&quot;No.&quot;0', '46000123', '46000123', FORMATTED],
    ['paymentUnitAccount', 'General;General', '46000123.5', '46000123.5', undefined],
    ['paymentUnitAccount', 'General;General', '-5', '-5', FORMATTED],
    ['canOnlyConsume', '#', '1', '1', undefined],
    ['applyCode', 'yyyy\\-mm', '46327', '2026-11-01', FORMATTED],
    ['applyCode', 'h:mm', '0.5', '12:00:00', FORMATTED],
    ['ownerName', '0%', '0.5', '0.5', FORMATTED],
    ['amount', '#,##0.00', '1234.5', '1234.5', undefined],
    ['applyDate', 'yyyy/m/d', '46327', '2026-11-01', undefined],
    ['applyDate', 'yyyy/m/d', '61', '1900-03-01', undefined],
    ['applyDate', 'yyyy/m/d', '59', '1900-02-27', UNCLEAR_DAY],
    ['applyDate', 'h:mm', '0.5', '12:00:00', 'Enter a day as YYYY-MM-DD'],
  ])('is not taken for what is seen: %s, %s of %s', async (field, format, kept, text, error) => {
    expect(await problemOf(field, format, kept)).toEqual({ text, error, hiddenRows: [] })
  }) // prettier-ignore

  it.each<[string, boolean]>([
    ['', true],
    ['#,##0.00', true],
    ['built-in 0', true],
    ['¥-accounting', true],
    ['[Red]0', true],
    ['[$¥-804]0', true],
    ['[&gt;9]0;0', true],
    ['0&quot;元&quot;', true],
    ['&#165;0', true],
    ['&quot;人民币&quot;#,##0.00&quot;元整&quot;', true],
    ['0%', false],
    ['0\\.0000', false],
    ['0&quot;00&quot;', false],
    ['0&quot;万&quot;', false],
    ['0\\千', false],
    ['#,##0,', false],
    ['0.0,,', false],
    ['0&quot; USD&quot;', false],
  ])('is no amount where another one is seen: %s, %s', async (format, isRight) => {
    const { text, error } = await problemOf('amount', format, '12')
    expect(text).toBe('12')
    expect(error).toBe(isRight ? undefined : FORMATTED)
  })

  afterEach(() => vi.unstubAllEnvs())

  it.each([
    ['2026-11-01T00:00:00', '2026-11-01', undefined],
    ['2026-11-01', '2026-11-01', undefined],
    ['2026-11-01T00:00:00Z', '2026-11-01', undefined],
    ['2026-11-01T23:30:00', '2026-11-01', undefined],
  ])(
    'has the day that is written in it, wherever the computer is: %s',
    async (kept, text, error) => {
      vi.stubEnv('TZ', 'Asia/Shanghai')
      expect(await problemOf('applyDate', '', kept, '<row r="2">', ' t="d"')).toMatchObject({ text, error }) // prettier-ignore
    },
  )

  it.each(['<row r="2" spans="1:13" hidden="1">', "<row hidden='true' r='2'>", '<row hidden="1">'])(
    'or not at all, since its row is hidden, is told: %s',
    async (row) => expect((await problemOf('amount', '', '1', row)).hiddenRows).toEqual([2]),
  )
})

describe('An amount', () => {
  const amountOf = (amount: string, languages: readonly I18n[], sheet = sheetOf({ amount })) => {
    const table = readImportTable(sheet, { choices, texts: languages, today })
    const [row] = 'problem' in table ? [] : table.rows
    const error = row?.errors.amount
    if (error === undefined) return row?.document.amount
    return typeof error === 'string' ? error : en._(error)
  }
  const UNCLEAR = /isn’t clear which amount/
  const TWO_DECIMALS = 'Enter at most two decimals'

  it.each(['12,50', '12,5', '1.500,00', '1,23,456.00', '1 200 50'])(
    '%s is not guessed',
    (typed) => {
      expect(amountOf(typed, [en, es])).not.toEqual(expect.any(Number))
      expect(amountOf(typed, [es, en])).not.toEqual(expect.any(Number))
    },
  )

  it('says so where it could be read as another one', () => {
    expect(amountOf('12,50', [en, es])).toMatch(UNCLEAR)
    expect(amountOf('1.500,00', [es, en])).toMatch(UNCLEAR)
    expect(amountOf('12.500', [es, en])).toMatch(UNCLEAR)
    expect(amountOf('0.001', [en, es])).toMatch(/0\.01 to/)
  })

  it.each(['1200.505', '99.9999', '¥1,200.505', '0.505', '12.3456'])(
    '%s has more decimals than two, in any language, and is told so',
    (typed) => {
      expect(amountOf(typed, [en, es])).toBe(TWO_DECIMALS)
      expect(amountOf(typed, [es, en])).toBe(TWO_DECIMALS)
    },
  )

  it('of three digits behind a point is unclear only where the point may stand between thousands', () => {
    expect(amountOf('99.999', [en, es])).toBe(TWO_DECIMALS)
    expect(amountOf('99.999', [es, en])).toMatch(UNCLEAR)
  })

  it.each(['-5', '－5', '¥-5', '-1,234.50', '-5.505'])(
    '%s is told that it is below what may be',
    (typed) => {
      expect(amountOf(typed, [en, es])).toMatch(/from 0\.01 to/)
      expect(amountOf(typed, [es, en])).toMatch(/from 0\.01 to/)
    },
  )

  it.each([
    ['all', IMPORT_COLUMNS.map(({ field }) => field)],
    ['one that says nothing of amounts', ['remark']],
  ] satisfies [string, ImportField[]][])(
    'may have a point between its thousands where headers are Spanish, whoever reads it: %s',
    (_which, spanish) => {
      const sheetWith = (amount: string) => {
        const header = IMPORT_COLUMNS.map(({ field, name }) => (spanish.includes(field) ? es : en)._(name)) // prettier-ignore
        return [header, ...sheetOf({ amount }).slice(1)]
      }
      expect(amountOf('1.500', [en, es], sheetWith('1.500'))).toMatch(UNCLEAR)
      expect(amountOf('1.50', [en, es], sheetWith('1.50'))).toBe(150)
      expect(amountOf('1500', [en, es], sheetWith('1500'))).toBe(150_000)
    },
  )

  it('that is a number of the sheet is clear under Spanish headers too', async () => {
    const amounts = [150_000, 150, 150_050]
    const file = writeSheets([
      {
        name: 'x',
        headers: IMPORT_COLUMNS.map(({ name }) => es._(name)),
        rows: amounts.map((cents) =>
          IMPORT_COLUMNS.map(({ kind }): SheetCell =>
            kind === 'money' ? { kind, cents } : { kind: 'text', text: 'x' },
          ),
        ),
      },
    ])
    const answer = await readTable(new Blob([new Uint8Array(file)]))
    const rows = answer.kind === 'rows' ? rowsOf(answer.rows) : []
    expect(rows.map(({ errors }) => errors.amount)).toEqual(amounts.map(() => undefined))
    expect(rows.map(({ document }) => document.amount)).toEqual(amounts)
  })

  it('is read to the cent where it is clear', () => {
    expect(['1,234.50', '1234.5', '12', '1,234', '0.01'].map((typed) => amountOf(typed, [en, es]))).toEqual([123_450, 123_450, 1200, 123_400, 1]) // prettier-ignore
    expect(['¥1,200.50', '100元', '１２３．４５'].map((typed) => amountOf(typed, [en, es]))).toEqual([120_050, 10_000, 12_345]) // prettier-ignore
  })
})
