import type { I18n } from '@lingui/core'
import type { KnownName } from './filter-field'

/** What a name is called in the chosen language. */
export function inWords(name: KnownName['name'], i18n: I18n): string {
  return typeof name === 'string' ? name : i18n._(name)
}

/** What a value is called in the chosen language; a value without a name is shown as it is. */
export function nameOfValue(known: readonly KnownName[], value: string, i18n: I18n): string {
  const found = known.find((one) => one.value === value)
  return found ? inWords(found.name, i18n) : value
}

/**
 * What is asked for when this was typed: the value of that name, else the text itself. Behind a space it is typed on: the field
 * would show the name without it.
 */
export function valueOfName(known: readonly KnownName[], typed: string, i18n: I18n): string {
  if (/\s$/.test(typed)) return typed
  const found = known.find((one) => isSame(inWords(one.name, i18n), typed))
  return found?.value ?? typed
}

/**
 * What is asked for when a text is searched, for a server that knows the values only: the values whose names hold the text. None
 * where a value itself holds it, for that is found as it stands.
 */
export function valuesMeant(known: readonly KnownName[], typed: string, i18n: I18n): KnownName[] {
  const part = plain(typed)
  if (known.some(({ value }) => plain(value).includes(part))) return []
  return known.filter(({ name }) => plain(inWords(name, i18n)).includes(part))
}

function isSame(name: string, typed: string): boolean {
  return plain(name) === plain(typed)
}

/** A text as it is looked for: no matter how its letters are written. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
}
