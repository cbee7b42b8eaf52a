import { expect, it } from 'vitest'
import { isWholeCode } from './use-picked-order'

it.each(['FK20261120000001', 'KK20261120900001', 'CX20261120900001', '20261120000001'])(
  '%j can be a whole code',
  (code) => expect(isWholeCode(code)).toBe(true),
)

it.each(['', 'FK', 'FK2026112000000', 'FK20261120000001x', '2026112000000 1', 'FK 1 20261120000001'])(
  '%j can not',
  (code) => expect(isWholeCode(code)).toBe(false),
) // prettier-ignore
