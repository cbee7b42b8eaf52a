import { decodeBusinessTypes } from '@/domain/business-types'
import { BUSINESS_TYPES } from '@/domain/dictionary/business-tables'
import type { CodeEntry, CodeTable, Names, TableGroup } from '@/domain/dictionary/code-table'
import { readSum } from './read-sum'

/** A table with those of its entries that were found. */
export interface FoundTable {
  table: CodeTable
  entries: readonly CodeEntry[]
}

export interface FoundGroup {
  group: TableGroup
  tables: readonly FoundTable[]
}

/**
 * The entries that a search finds. Every word has to be the beginning of the code, or stand in one of
 * the names (of any language) of the entry or of its table; so a table's name finds all of it, and
 * `hotel 30` code 30 in what is about hotels. Digits are looked for in codes and tables' names only.
 * Small and capital letters, accents and full-width forms make no difference. An empty text finds all.
 * A number that no code begins with finds the business types whose sum it is, and their table where none of its bits has a name.
 */
export function searchDictionary(groups: readonly TableGroup[], text: string): FoundGroup[] {
  const words = plain(text).split(/\s+/).filter(Boolean)
  const types = typesOfSum(groups, text)
  return groups
    .map((group) => ({
      group,
      tables: group.tables.flatMap((table) =>
        table === BUSINESS_TYPES && types ? [{ table, entries: types }] : searchTable(table, words),
      ),
    }))
    .filter(({ tables }) => tables.length > 0)
}

/**
 * The business types whose sum was searched for; undefined where the text is no such sum. A number
 * that a code begins with is looked up as a code.
 */
function typesOfSum(groups: readonly TableGroup[], text: string): readonly CodeEntry[] | undefined {
  const sum = readSum(text)
  const decoded = sum === undefined ? undefined : decodeBusinessTypes(sum)
  if (decoded?.kind !== 'decoded' || sum === 0) return undefined
  const isCode = groups.some(({ tables }) =>
    tables.some(({ entries }) => entries.some(({ code }) => String(code).startsWith(String(sum)))),
  )
  return isCode ? undefined : decoded.types
}

/** Whether a search was for a sum of business types, which the decoder then takes apart. */
export function isSumOfTypes(groups: readonly TableGroup[], text: string): boolean {
  return typesOfSum(groups, text) !== undefined
}

function searchTable(table: CodeTable, words: readonly string[]): FoundTable[] {
  const tableText = inAllLanguages(table.name)
  const left = words.filter((word) => !tableText.includes(word))
  const entries = table.entries.filter((entry) => left.every((word) => isIn(entry, word)))
  return entries.length > 0 || left.length === 0 ? [{ table, entries }] : []
}

function isIn({ code, name, kind, readings = [] }: CodeEntry, word: string): boolean {
  if (String(code).startsWith(word)) return true
  if (/^\d+$/.test(word)) return false
  const names = [
    name,
    ...(kind ? [kind] : []),
    ...readings.flatMap((each) => [each.kind, each.name]),
  ]
  return names.some((each) => inAllLanguages(each).includes(word))
}

/** The names on lines of their own, so that no word is found across two of them. */
function inAllLanguages({ zh, en, es }: Names): string {
  return plain([zh, en, es].join('\n'))
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
