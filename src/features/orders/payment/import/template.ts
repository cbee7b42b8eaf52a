import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { SETTLEMENT, SETTLEMENT_NAMES } from '@/domain/settlement'
import type { SheetCell } from '../../../list/export/shown-table'
import type { Sheet } from '../../../list/export/workbook'
import { IMPORT_COLUMNS, isChosen, MOST_ROWS, type ImportField } from './columns'
import type { ImportChoices } from './import-choices'

const text = (value: string): SheetCell => ({ kind: 'text', text: value })

/** The sheets of the template: the table to fill in, what can be chosen in it, and how it is filled in. */
export function templateSheets(choices: ImportChoices, i18n: I18n): Sheet[] {
  const choicesName = i18n._(msg`Choices`)
  const offered = offeredColumns(choices, i18n)
  const headers = IMPORT_COLUMNS.map(({ name, isRequired }) =>
    isRequired ? `${i18n._(name)} *` : i18n._(name),
  )
  const longest = Math.max(...offered.map(({ values }) => values.length))
  return [
    {
      name: i18n._(msg`Payment orders`),
      headers,
      rows: [],
      filledIn: {
        rows: MOST_ROWS,
        columns: IMPORT_COLUMNS.map(({ field, kind }) => {
          const column = offered.findIndex((each) => each.field === field)
          const count = offered[column]?.values.length ?? 0
          return {
            kind,
            choices: column < 0 ? undefined : { sheetName: choicesName, column, count },
          }
        }),
      },
    },
    {
      name: choicesName,
      headers: offered.map(({ header }) => header),
      rows: Array.from({ length: longest }, (_, at) =>
        offered.map(({ values }) => text(values[at] ?? '')),
      ),
    },
    {
      name: i18n._(msg`How to fill in`),
      headers: [i18n._(msg`Column`), i18n._(msg`Rule`)],
      rows: IMPORT_COLUMNS.map(({ name, rule }) => [text(i18n._(name)), text(i18n._(rule))]),
    },
  ]
}

interface OfferedColumn {
  /** undefined for what only stands beside a choice */
  field?: ImportField
  header: string
  values: string[]
}

/** What can be chosen, by column; channels and people say beside them which settlement they are of. */
function offeredColumns(choices: ImportChoices, i18n: I18n): OfferedColumn[] {
  const settlement = i18n._(msg`Settlement type`)
  const nameOf = (type: keyof typeof SETTLEMENT_NAMES) => i18n._(SETTLEMENT_NAMES[type])
  return IMPORT_COLUMNS.flatMap(({ field, name }): OfferedColumn[] => {
    const header = i18n._(name)
    if (field === 'canOnlyConsume') {
      return [{ field, header, values: [i18n._(msg`Yes`), i18n._(msg`No`)] }]
    }
    if (!isChosen(field)) return []
    const offered = choices.of(field, '')
    const column = { field, header, values: offered.map(({ labels }) => labels[0] ?? '') }
    if (field !== 'channelId' && field !== 'principalId') return [column]
    const isInside = (value: string) =>
      field === 'channelId' ? choices.sideOf(value) === '1' : choices.sideOfPerson(value) === '1'
    const types = offered.map(({ value }) =>
      nameOf(isInside(value) ? SETTLEMENT.internal : SETTLEMENT.external),
    )
    return [column, { header: settlement, values: types }]
  })
}
