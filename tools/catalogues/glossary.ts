/** One row of the glossary: how a term is said in each language. */
export interface Term {
  /** in English, its forms; the first one names it */
  en: readonly string[]
  zh: readonly string[]
  es: readonly string[]
}

/** A message in every language. */
export type MessageTexts = Readonly<Record<keyof Term, string>>

/** Names of the program, not words. */
const PLACEHOLDER = /\{\w+\}/g

/** In front of a form that is another term's word, and is not said for this one. */
const NOT = 'not '

const LANGUAGES = ['zh', 'es'] as const

/**
 * The terms of a page whose tables have the columns English, Chinese and Spanish first. Forms of a word
 * are parted by commas; one that ends in … is the beginning of words, and one behind `not` is not said.
 */
export function readGlossary(page: string): Term[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, 4).map(formsIn))
    .filter(([en]) => en !== undefined && en[0] !== 'en' && !/^:?-+:?$/.test(en[0] ?? ''))
    .map(([en = [], zh = [], es = []]) => ({ en, zh, es }))
}

const formsIn = (cell: string) => cell.split(',').map((form) => form.trim())

/** Chinese has no spaces between words; other words begin and end. */
function pattern(form: string): RegExp {
  const isBeginning = form.endsWith('…')
  const text = (isBeginning ? form.slice(0, -1) : form).replaceAll(
    /[.*+?^${}()|[\]\\]/g,
    String.raw`\$&`,
  )
  if (/\p{Script=Han}/u.test(text)) return new RegExp(text, 'gu')
  return new RegExp(`(?<!\\p{L})${text}${isBeginning ? '\\p{L}*' : '(?!\\p{L})'}`, 'giu')
}

const isIn = (text: string, forms: readonly string[]) =>
  forms.some((form) => pattern(form).test(text))

/**
 * Messages that say a term in English and say something else in another language, or another term's word, and
 * terms that no message says. Where a term is part of a longer one, the longer one counts.
 */
export function glossaryProblems(
  terms: readonly Term[],
  messages: readonly MessageTexts[],
): readonly string[] {
  const unused = new Set(terms)
  const problems: string[] = []
  const forms = terms
    .flatMap((term) => term.en.map((form) => ({ term, form })))
    .toSorted((left, right) => right.form.length - left.form.length)
  for (const message of messages) {
    let rest = message.en.replaceAll(PLACEHOLDER, '·')
    for (const { term, form } of forms) {
      const without = rest.replaceAll(pattern(form), '·')
      if (without === rest) continue
      rest = without
      unused.delete(term)
      for (const language of LANGUAGES) {
        const text = message[language]
        const told = `“${message.en}” says ${form}, and ${language} “${text}”`
        const wanted = term[language].filter((each) => !each.startsWith(NOT))
        if (!isIn(text, wanted)) problems.push(`${told} not ${wanted.join(', ')}`)
        const unwanted = term[language]
          .filter((each) => each.startsWith(NOT))
          .map((each) => each.slice(NOT.length))
        const wrong = unwanted.filter((each) => isIn(text, [each]))
        problems.push(...wrong.map((each) => `${told} ${each}`))
      }
    }
  }
  return [...problems, ...[...unused].map(({ en }) => `no message says “${en[0]}”`)]
}
