import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { writeAmount } from '@/components/amount'
import { describeFilters } from '@/components/query-form/describe-filters'
import type { ExportOrigin, ExportUpdate } from './export-job'

/** An export that is saved, and what was found in it. */
export type FinishedExport = Extract<ExportUpdate, { status: 'done' }>

/**
 * How an export was found, in a sentence.
 *
 * @param selected how many rows were selected; undefined: the file is of a list
 */
export function verdictText(
  { check, rows }: Pick<FinishedExport, 'check' | 'rows'>,
  { selected }: Pick<ExportOrigin, 'selected'>,
  i18n: I18n,
): string {
  switch (check.verdict) {
    case 'same':
      if (selected !== undefined) {
        return i18n._(
          msg`Rows and control total of the file and the selected rows agree. Single cells were not compared.`,
        )
      }
      return i18n._(
        msg`Rows and control total of the file and the list agree. Single cells were not compared.`,
      )
    case 'different':
      // Made here of rows that were read before: nothing was read again.
      if (rows !== undefined) {
        return i18n._(
          msg`The file and the rows that were to be in it differ. Do not rely on this file.`,
        )
      }
      return i18n._(
        msg`The file and the list differ, also after the list was read again. Do not rely on this file.`,
      )
    case 'unreadable':
      return i18n._(
        msg`The file can’t be read as a workbook of this list, so it could not be checked. Do not rely on this file.`,
      )
    case 'unchecked':
      switch (check.reason) {
        case 'too-large':
          return i18n._(msg`File: not checked, it is larger than 20 MB`)
        case 'list':
          return i18n._(msg`File: not checked, the list could not be read or kept changing`)
        case 'broken-off':
          return i18n._(msg`File: not checked, the check broke off or took too long`)
        case 'no-amounts':
          return i18n._(msg`File: no control total, it has no column of amounts`)
        case 'no-sum':
          return i18n._(msg`File: no control total, the amounts are too large to add up`)
      }
  }
}

/** What was filtered by or selected, in words. */
export function describeOrigin(
  {
    filters,
    isOwnOnly,
    selected,
    unmatched = 0,
  }: Pick<ExportOrigin, 'filters' | 'isOwnOnly' | 'selected' | 'unmatched'>,
  i18n: I18n,
): string {
  const rows = selected ?? 0
  const narrowed = [
    ...filters
      .flatMap(({ fields, values }) => describeFilters(fields, values, i18n))
      .map(({ label, value }) => `${label} ${value}`),
    ...(isOwnOnly ? [i18n._(msg`own documents only`)] : []),
  ]
  return [
    ...(narrowed.length > 0 ? narrowed : [i18n._(msg`none`)]),
    ...(selected === undefined
      ? []
      : [i18n._(msg`${plural(rows, { one: '# selected row', other: '# selected rows' })}`)]),
    ...(unmatched === 0
      ? []
      : [
          i18n._(
            msg`${plural(unmatched, {
              one: '# of them no longer matches the filters',
              other: '# of them no longer match the filters',
            })}`,
          ),
        ]),
  ].join(' · ')
}

/**
 * A receipt as lines of text, to be kept with the file.
 *
 * @param digest SHA-256 of the file in hexadecimal; undefined where the browser computes none
 */
export function receiptText(
  finished: FinishedExport,
  origin: ExportOrigin,
  digest: string | undefined,
  i18n: I18n,
): string {
  const { fileName, file, rows, check } = finished
  const isCounted = check.verdict === 'same' || check.verdict === 'different'
  const rowCount = isCounted ? check.file.rows : rows
  const lines = [
    [i18n._(msg`List`), i18n._(origin.title)],
    [i18n._(msg`File`), fileName],
    [i18n._(msg`Bytes`), String(file.size)],
    [i18n._(msg`Filters`), describeOrigin(origin, i18n)],
    [i18n._(msg`Exported by`), origin.person],
    [i18n._(msg`Exported at (China time)`), origin.at],
    [i18n._(msg`Rows`), rowCount === undefined ? '—' : String(rowCount)],
    [
      i18n._(msg`Control total (amount, yuan)`),
      isCounted ? writeAmount(check.file.cents, i18n) : '—',
    ],
    ...(check.verdict === 'different'
      ? [
          [i18n._(msg`Rows of the list`), String(check.list.rows)],
          [i18n._(msg`Control total of the list`), writeAmount(check.list.cents, i18n)],
        ]
      : []),
    ['SHA-256', digest ?? '—'],
  ]
  const colon = i18n.locale === 'zh' ? '：' : ': '
  return [
    i18n._(msg`Export receipt`),
    ...lines.map((line) => line.join(colon)),
    verdictText(finished, origin, i18n),
    '',
  ].join('\n')
}
