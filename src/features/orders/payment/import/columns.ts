import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FilledIn } from '../../../list/export/workbook'
import { LONGEST_REMARK } from '../../workflow/shared-checks'
import type { PaymentFormField } from '../form/form-values'

/** A field of the form that a table can fill in. The settlement follows from the channel; files can't stand in a cell. */
export type ImportField = Exclude<PaymentFormField, 'settlement' | 'attachments'>

/** The fields that are chosen from a list. */
const CHOSEN_FIELDS = [
  'channelId',
  'feeItemCode',
  'affiliationDepartmentCode',
  'affiliationParkId',
  'principalId',
] as const satisfies readonly ImportField[]
export type ChosenField = (typeof CHOSEN_FIELDS)[number]

export function isChosen(field: ImportField): field is ChosenField {
  return CHOSEN_FIELDS.some((each) => each === field)
}

interface ImportColumn {
  field: ImportField
  name: MessageDescriptor
  kind: FilledIn['kind']
  /** whatever the settlement is */
  isRequired: boolean
  /** how it is filled in, as the template says it */
  rule: MessageDescriptor
}

const chosen = msg`Required. One of the sheet “Choices”.`
const inside = msg`Internal settlement: required, one of the sheet “Choices”. External: leave empty.`
const outside = msg`External settlement: required. Internal: leave empty.`
const anyText = msg`Any text`

/** The columns of the template, in their order. Headers are recognised in every language. */
export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  {
    field: 'channelId',
    name: msg`Settlement channel`,
    kind: 'text',
    isRequired: true,
    rule: chosen,
  },
  {
    field: 'amount',
    name: msg`Amount (yuan)`,
    kind: 'money',
    isRequired: true,
    rule: msg`Required. From 0.01 to 99,999,999.99.`,
  },
  { field: 'feeItemCode', name: msg`Fee item`, kind: 'text', isRequired: false, rule: inside },
  {
    field: 'paymentUnit',
    name: msg`Paying entity`,
    kind: 'text',
    isRequired: false,
    rule: outside,
  },
  {
    field: 'paymentUnitAccount',
    name: msg`Paying entity account`,
    kind: 'text',
    isRequired: false,
    rule: outside,
  },
  {
    field: 'affiliationDepartmentCode',
    name: msg`Department`,
    kind: 'text',
    isRequired: true,
    rule: chosen,
  },
  { field: 'affiliationParkId', name: msg`Park`, kind: 'text', isRequired: true, rule: chosen },
  {
    field: 'principalId',
    name: msg`Person in charge`,
    kind: 'text',
    isRequired: true,
    rule: chosen,
  },
  { field: 'ownerName', name: msg`Payer`, kind: 'text', isRequired: false, rule: anyText },
  { field: 'applyCode', name: msg`Request no.`, kind: 'text', isRequired: false, rule: anyText },
  {
    field: 'applyDate',
    name: msg`Request date`,
    kind: 'day',
    isRequired: false,
    rule: msg`A day, as YYYY-MM-DD`,
  },
  {
    field: 'canOnlyConsume',
    name: msg`Spending only`,
    kind: 'text',
    isRequired: false,
    rule: msg`Yes or no; empty means no`,
  },
  {
    field: 'remark',
    name: msg`Remark`,
    kind: 'text',
    isRequired: false,
    rule: msg`At most ${LONGEST_REMARK} characters`,
  },
]

/** So many orders are imported at once. */
export const MOST_ROWS = 200
