import { cleanNumber, type NumberLimits } from './number-text'

/** One change of a field's text: what it became, and what was selected before. */
export interface TextEdit {
  text: string
  start: number
  end: number
}

/** A numeric field before it is changed. */
export interface ShownNumber {
  /** as it stands there */
  shown: string
  /** a piece of that without thousands separators and with a decimal point */
  plain: (piece: string) => string
  /** what was typed for it since it was entered; undefined for nothing */
  typed: string | undefined
}

/**
 * What a person has typed so far, with all that the field leaves out: what came at the end is added to
 * what was typed before, and what came elsewhere stands between the digits that were shown.
 */
export function typedText(
  { shown, plain, typed }: ShownNumber,
  { text, start, end }: TextEdit,
  limits: NumberLimits,
): string {
  const [before, behind] = [shown.slice(0, start), shown.slice(end)]
  const addedLength = text.length - before.length - behind.length
  const isInsertion = addedLength > 0 && text.startsWith(before) && text.endsWith(behind)
  if (isInsertion) {
    const added = text.slice(start, start + addedLength)
    const isAtEnd = start === shown.length
    return (isAtEnd && typed !== undefined ? typed : plain(before)) + added + plain(behind)
  }
  // Taken away: what is left of what was typed, if it reads like what is left on the screen.
  const rest = plain(text)
  const value = cleanNumber(rest, limits)
  for (let length = (typed ?? '').length - 1; length > 0; length--) {
    const kept = (typed ?? '').slice(0, length)
    if (cleanNumber(kept, limits) === value) return kept
  }
  return rest
}
