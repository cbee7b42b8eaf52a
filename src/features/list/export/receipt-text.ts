import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatYuan } from '@/domain/money'
import type { ExportCheck } from './check-export'
import type { ExportOrigin, ExportUpdate } from './export-job'

/** An export that is saved, and what was found in it. */
export type FinishedExport = Extract<ExportUpdate, { status: 'done' }>

/** How an export was found, in a sentence. */
export function verdictText(check: ExportCheck, i18n: I18n): string {
  switch (check.verdict) {
    case 'same':
      return i18n._(
        msg`Rows and control total of the file and the list agree. Single cells were not compared.`,
      )
    case 'different':
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
      }
  }
}

/** What was filtered by or selected, in words. */
export function describeOrigin({ filters, selected }: ExportOrigin, i18n: I18n): string {
  const inWords = filters.map(({ label, value }) => `${label} ${value}`).join(' · ')
  const count = selected === undefined ? '' : i18n.number(selected)
  const rows = selected === undefined ? undefined : i18n._(msg`${count} selected rows`)
  const all = inWords === '' ? i18n._(msg`none`) : inWords
  return rows === undefined ? all : `${all} · ${rows}`
}

/**
 * A receipt as lines of text, to be kept with the file.
 *
 * @param digest SHA-256 of the file in hexadecimal; undefined where the browser computes none
 */
export function receiptText(
  { fileName, file, rows, check }: FinishedExport,
  origin: ExportOrigin,
  digest: string | undefined,
  i18n: I18n,
): string {
  const isCounted = check.verdict === 'same' || check.verdict === 'different'
  const rowCount = isCounted ? check.file.rows : rows
  const lines = [
    [i18n._(msg`List`), origin.title],
    [i18n._(msg`File`), fileName],
    [i18n._(msg`Bytes`), String(file.size)],
    [i18n._(msg`Filters`), describeOrigin(origin, i18n)],
    [i18n._(msg`Exported by`), origin.person],
    [i18n._(msg`Exported at (China time)`), origin.at],
    [i18n._(msg`Rows`), rowCount === undefined ? '—' : String(rowCount)],
    [
      i18n._(msg`Control total (amount, yuan)`),
      isCounted ? formatYuan(check.file.cents, i18n.locale) : '—',
    ],
    ...(check.verdict === 'different'
      ? [
          [i18n._(msg`Rows of the list`), String(check.list.rows)],
          [i18n._(msg`Control total of the list`), formatYuan(check.list.cents, i18n.locale)],
        ]
      : []),
    ['SHA-256', digest ?? '—'],
  ]
  const colon = i18n.locale === 'zh' ? '：' : ': '
  return [
    i18n._(msg`Export receipt`),
    ...lines.map((line) => line.join(colon)),
    verdictText(check, i18n),
    '',
  ].join('\n')
}
