import { seenText } from '@/domain/seen-text'

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/**
 * First step of a call: strings are trimmed and lose what nobody sees, and empty fields (`undefined`, `null`, `''` after
 * trimming) are dropped, at every depth. `0`, `false`, `[]` and `{}` are values and stay; files are
 * left alone. See docs/wire-contract.md, "Requests".
 */
export function trimAndDrop(value: unknown): unknown {
  if (typeof value === 'string') return seenText(value)
  if (Array.isArray(value)) return value.map(trimAndDrop).filter((item) => !isEmpty(item))
  if (typeof value !== 'object' || value === null || !isPlainObject(value)) return value
  const fields = Object.entries(value).map(([name, field]) => [name, trimAndDrop(field)] as const)
  return Object.fromEntries(fields.filter(([, field]) => !isEmpty(field)))
}
