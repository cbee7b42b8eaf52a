import { parse, type Token } from '@messageformat/parser'

/** What of a message must come through a translation: what is put into it, and the tags around its parts. */
interface MessageParts {
  /** what is printed: `{name}`, `{0}`, `{amount, number}`; a plural's `#` counts as its argument */
  printed: Set<string>
  /** `<0>` of a pair, `<0/>` of one that stands alone */
  tags: Set<string>
  /** the cases of each choice by its argument: a plural's or a select's */
  cases: Map<string, { type: 'plural' | 'select' | 'selectordinal'; keys: Set<string> }>
  /** tags that are not closed, or closed where another one is open */
  problems: string[]
}

const TAG = /<(\/?)(\d+)(\/?)>/g
/** One kind of quotation marks in all languages, and one apostrophe: ’ “ ” */
const OTHER_QUOTE = /['"«»„‘`]/

/**
 * What is wrong with a translation beside its English text, a line each: a placeholder or tag that the
 * English has and the translation lacks, or the other way round; a case of a plural that the language
 * needs; an apostrophe or quotation mark of another kind.
 *
 * @param locale language of the translation; `en` for the English text itself
 */
export function translationProblems(
  english: string,
  translation: string,
  locale: string,
): readonly string[] {
  const parsed = partsOrProblem(translation)
  if (typeof parsed === 'string') return [parsed]
  const source = partsOf(parse(english))
  return [
    ...parsed.problems,
    ...differences(source.printed, parsed.printed),
    ...differences(source.tags, parsed.tags),
    ...caseProblems(source.cases, parsed.cases, locale),
    ...(OTHER_QUOTE.test(translation) ? ['has another quotation mark than ’ “ ”'] : []),
  ]
}

/** The parts, or why the text is no message at all. */
function partsOrProblem(text: string): MessageParts | string {
  try {
    return partsOf(parse(text))
  } catch (error) {
    return `is no message: ${error instanceof Error ? error.message : String(error)}`
  }
}

function partsOf(tokens: readonly Token[]): MessageParts {
  const parts: MessageParts = {
    printed: new Set(),
    tags: new Set(),
    cases: new Map(),
    problems: [],
  }
  collect(tokens, undefined, parts)
  return parts
}

/** @param counted the argument of the plural that these tokens stand in, which `#` prints */
function collect(tokens: readonly Token[], counted: string | undefined, into: MessageParts): void {
  const open: string[] = []
  for (const token of tokens) {
    if (token.type === 'content') collectTags(token.value, open, into)
    else if (token.type === 'argument') into.printed.add(`{${token.arg}}`)
    else if (token.type === 'function') into.printed.add(`{${token.arg}, ${token.key}}`)
    else if (token.type === 'octothorpe') into.printed.add(`{${counted ?? '#'}}`)
    else {
      const keys = new Set(token.cases.map(({ key }) => key))
      into.cases.set(token.arg, { type: token.type, keys })
      const inner = token.type === 'select' ? counted : token.arg
      for (const { tokens: within } of token.cases) collect(within, inner, into)
    }
  }
  for (const tag of open) into.problems.push(`does not close <${tag}>`)
}

function collectTags(text: string, open: string[], into: MessageParts): void {
  for (const [tag, closing, name = '', alone] of text.matchAll(TAG)) {
    if (alone) into.tags.add(tag)
    else if (!closing) {
      open.push(name)
      into.tags.add(tag)
    } else if (open.at(-1) === name) open.pop()
    else into.problems.push(`closes <${name}> where it is not open`)
  }
}

function differences(wanted: ReadonlySet<string>, found: ReadonlySet<string>): string[] {
  return [
    ...[...wanted].filter((part) => !found.has(part)).map((part) => `lacks ${part}`),
    ...[...found].filter((part) => !wanted.has(part)).map((part) => `has ${part} too many`),
  ]
}

/**
 * A plural has the cases of its own language, as far as the English tells them apart; it may be told as
 * one text. A select has the cases of the English: they are values of the program.
 */
function caseProblems(
  source: MessageParts['cases'],
  found: MessageParts['cases'],
  locale: string,
): string[] {
  const categories: readonly string[] = new Intl.PluralRules(locale).resolvedOptions()
    .pluralCategories
  const problems = [...found.keys()]
    .filter((name) => !source.has(name))
    .map((name) => `chooses by {${name}} too many`)
  for (const [name, { type, keys }] of source) {
    const own = found.get(name)
    if (type === 'select') {
      if (!own) problems.push(`does not choose by {${name}}`)
      else problems.push(...differences(keys, own.keys).map((text) => `{${name}}: ${text}`))
    } else if (own) {
      const needed = [...keys].filter((key) => key.startsWith('=') || categories.includes(key))
      for (const key of needed) {
        if (!own.keys.has(key)) problems.push(`{${name}}: lacks the case ${key}`)
      }
    }
  }
  return problems
}
