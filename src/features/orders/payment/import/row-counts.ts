import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ImportRow } from './read-table'
import type { RowOutcome } from './run-rows'

/** What became of each row, by its key. */
export type Outcomes = ReadonlyMap<string, RowOutcome>

/** The outcomes with that of one more row. The order that it has become is no other row's, and is not offered as one. */
export function withOutcome(outcomes: Outcomes, key: string, outcome: RowOutcome): Outcomes {
  const all = new Map(outcomes).set(key, outcome)
  if (outcome.kind !== 'saved') return all
  for (const [other, found] of all) {
    if (found.kind === 'unknown' && found.codes.includes(outcome.code))
      all.set(other, { ...found, codes: found.codes.filter((code) => code !== outcome.code) })
  }
  return all
}

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

/** Whether a row is not done with before the person has seen to it: it is wrong, was refused, or nobody knows what it has become. */
export function needsAttention(row: ImportRow, outcome: RowOutcome | undefined): boolean {
  return hasErrors(row) || outcome?.kind === 'refused' || outcome?.kind === 'unknown'
}

/** Whether a row is just being sent or looked up. */
export const isUnderWay = (outcome: RowOutcome | undefined): boolean =>
  outcome?.kind === 'sending' || outcome?.kind === 'looking'
