import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ImportRow } from './read-table'
import type { RowOutcome } from './run-rows'

/** What became of each row, by its key. */
export type Outcomes = ReadonlyMap<string, RowOutcome>

/** How many rows of a file are what, as it is told of them. */
export function rowCounts(
  rows: readonly ImportRow[],
  outcomes: Outcomes,
): readonly { name: MessageDescriptor; count: number }[] {
  const of = (kind: RowOutcome['kind']) =>
    rows.filter(({ key }) => outcomes.get(key)?.kind === kind).length
  const refused = of('refused')
  const toSend = rows.filter((row) => isToSend(row, outcomes.get(row.key))).length
  return [
    { name: msg({ context: 'count of rows', message: 'saved' }), count: of('saved') },
    { name: msg`refused`, count: refused },
    { name: msg`unknown`, count: of('unknown') },
    { name: msg`with errors`, count: rows.filter(hasErrors).length },
    { name: msg`ready to be saved`, count: toSend - refused },
  ].filter((each) => each.count > 0)
}

/** Whether a row may be sent: it is right, and was not done, or never sent. */
export function isToSend(row: ImportRow, outcome: RowOutcome | undefined): boolean {
  if (hasErrors(row)) return false
  return outcome === undefined || ['refused', 'not-done', 'not-sent'].includes(outcome.kind)
}

export const hasErrors = ({ errors }: Pick<ImportRow, 'errors'>): boolean =>
  Object.keys(errors).length > 0
