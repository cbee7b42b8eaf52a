import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import type { DataColumn } from '@/components/data-table/data-column'
import { cellText } from '@/components/data-table/table-row'
import { shownTable } from './shown-table'

interface Row {
  day: string
  time: string
}

const column = (holds: 'day' | 'time'): DataColumn<Row> => ({
  id: holds,
  accessorFn: (row) => row[holds],
  size: 100,
  meta: { name: { id: holds, message: holds }, holds },
})
const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const kindsOf = (day: string, time: string) =>
  shownTable([column('day'), column('time')], [{ day, time }], i18n).rows[0]?.map(
    ({ kind }) => kind,
  )

it('Where the list shows a dash for nothing, a sheet has an empty cell: a dash would count as a value', () => {
  const [dashed] = [column('day')].map((each) => ({
    ...each,
    accessorFn: () => undefined,
    meta: { ...each.meta, isDashed: true },
  }))
  expect(dashed && cellText(undefined, dashed.meta, i18n)).toBe('—')
  const { rows } = shownTable(dashed ? [dashed] : [], [{ day: '', time: '' }], i18n)
  expect(rows).toEqual([[{ kind: 'text', text: '' }]])
})

it('Days and times are dates in a sheet', () => {
  expect(kindsOf('2026-11-01', '2026-11-01 23:59:59')).toEqual(['day', 'time'])
  expect(kindsOf('1900-03-01', '1900-03-01 00:00:00')).toEqual(['day', 'time'])
})

it.each([
  ['0000-00-00', '0000-00-00 00:00:00'],
  ['2026-02-30', '2026-02-30 00:00:00'],
  ['2026-13-01', '2026-11-01 24:00:00'],
  // Before that day sheets count days otherwise, or not at all.
  ['1900-02-28', '1899-12-31 00:00:00'],
  ['', '2026-11-01'],
])('%s and %s, which no sheet can hold as dates, are text as they are shown', (day, time) => {
  expect(kindsOf(day, time)).toEqual(['text', 'text'])
})
