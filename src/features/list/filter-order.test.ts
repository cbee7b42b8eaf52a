import { expect, it } from 'vitest'
import type { FilterField } from '@/components/query-form/filter-field'
import { departmentFilters, remarkFilters, verifyUserFilters } from '../base-data/query'
import { debitOrderList } from '../orders/debit/list'
import { paymentOrderList } from '../orders/payment/list'
import { reverseOrderList } from '../orders/reverse/list'

/** The filters of each list in the order in which they stand in the form and in the drawer. */
const LISTS: [string, { fields: readonly FilterField[] }, string[]][] = [
  [
    'payment orders',
    paymentOrderList,
    [
      'code',
      'createTimeStart–createTimeEnd',
      'principal',
      'state',
      'type',
      'ownerName',
      'parkName',
      'affiliationDepartmentName',
    ],
  ],
  [
    'debit orders',
    debitOrderList,
    ['code', 'paymentCode', 'state', 'createTimeStart–createTimeEnd'],
  ],
  [
    'reverse orders',
    reverseOrderList,
    ['code', 'paymentCode', 'debitCode', 'state', 'createTimeStart–createTimeEnd'],
  ],
  ['owning departments', departmentFilters, ['code', 'name', 'valid']],
  ['remarks', remarkFilters, ['name', 'valid']],
  ['verification-confirmers', verifyUserFilters, ['name']],
]

it.each(LISTS)('The filters of %s stand in their order', (_list, { fields }, names) => {
  expect(
    fields.map((field) => (field.kind === 'days' ? `${field.name}–${field.endName}` : field.name)),
  ).toEqual(names)
})
