/** Something to choose, by what is sent for it. */
export interface Choice {
  value: string
  label: string
}

/** Where what was typed stands in a name, read as pinyin or its initials; false where it does not. */
export type MatchPinyin = (name: string, typed: string) => [number, number] | false

const normal = (text: string) => text.trim().toLowerCase()

/** How well a name fits: 0 best, undefined not at all. */
function rank(label: string, typed: string, pinyin: MatchPinyin | undefined): number | undefined {
  const name = normal(label)
  if (name === typed) return 0
  const at = name.indexOf(typed)
  if (at >= 0) return at === 0 ? 1 : 2
  const read = pinyin?.(label, typed)
  return read ? read[0] + 3 : undefined
}

/**
 * The choices that may be meant by what was typed: the name itself first, then names that begin with it,
 * then those that have it somewhere or are read so. Nothing typed means all of them, as they came.
 *
 * @param pinyin undefined as long as it has not been loaded
 */
export function matchChoices(
  choices: readonly Choice[],
  typed: string,
  pinyin: MatchPinyin | undefined,
): Choice[] {
  const text = normal(typed)
  if (text === '') return [...choices]
  return choices
    .flatMap((choice) => {
      const fit = rank(choice.label, text, pinyin)
      return fit === undefined ? [] : [{ choice, fit }]
    })
    .toSorted((left, right) => left.fit - right.fit)
    .map(({ choice }) => choice)
}

/**
 * The choice that a text stands for when the field is left: the one of that name, or the only one that
 * it can mean. Of several of one name none: they have to be told apart by hand.
 */
export function choiceMeant(
  choices: readonly Choice[],
  typed: string,
  pinyin: MatchPinyin | undefined,
): Choice | undefined {
  const named = choices.filter(({ label }) => normal(label) === normal(typed))
  const meant = named.length > 0 ? named : matchChoices(choices, typed, pinyin)
  return meant.length === 1 ? meant[0] : undefined
}
