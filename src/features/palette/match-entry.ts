import pinyin from 'pinyin-match'
import type { PaletteEntry, PaletteGroup } from './palette-entry'

/**
 * Whether a name is meant by what was typed: as a part of it, whatever the case, or by pinyin, whole or
 * by initials (`fkd` for 付款单).
 */
function isMeant(text: string, query: string): boolean {
  return text.toLowerCase().includes(query.toLowerCase()) || pinyin.match(text, query) !== false
}

function rank({ name }: PaletteEntry, query: string): number {
  const lower = name.toLowerCase()
  if (lower.startsWith(query.toLowerCase())) return 0
  const found = pinyin.match(name, query)
  return found === false ? 2 : found[0] === 0 ? 0 : 1
}

/**
 * The entries that are meant by what was typed, every word of it, under their headings; those that begin
 * with it first. Nothing typed means all of them.
 */
export function matchGroups(groups: readonly PaletteGroup[], typed: string): PaletteGroup[] {
  const words = typed.trim().split(/\s+/).filter(Boolean)
  const query = words.join(' ')
  return groups.flatMap((group) => {
    const entries = group.entries
      .filter(({ name, keywords = [] }) =>
        words.every((word) => [name, ...keywords].some((text) => isMeant(text, word))),
      )
      .toSorted((left, right) => (query ? rank(left, query) - rank(right, query) : 0))
    return entries.length > 0 ? [{ ...group, entries }] : []
  })
}
