import { expect, it } from 'vitest'
import { AREAS, type AuthorityCode } from './authorities'
import { debitRules, reverseRules } from './chain-order-transitions'
import { paymentRules } from './payment-transitions'
import { mayDecide, mayRead } from './order-readers'
import { mayRaise } from './transitions'

const RULES = { payment: paymentRules, debit: debitRules, reverse: reverseRules }
const holding = (code: AuthorityCode) => ({ authorities: [{ code }] })

it.each(['payment', 'debit', 'reverse'] as const)(
  'Who holds an area of %s orders raises or decides on them and reads them, and nobody else',
  (kind) => {
    const areasFor = (may: typeof mayRead) =>
      AREAS.filter((area) => may(RULES[kind], holding(area)))
    expect(areasFor(mayRaise)).toEqual([`${kind}/order`])
    expect(areasFor(mayDecide)).toEqual([`${kind}/confirm`])
    expect(areasFor(mayRead)).toEqual([`${kind}/order`, `${kind}/confirm`])
  },
)

it('Nobody raises or decides on orders of a type that has no such action', () => {
  const actions = { ...paymentRules.actions, submit: null, approve: null }
  const server = { authorities: AREAS.map((code) => ({ code })) }
  expect(mayRaise({ actions }, server)).toBe(false)
  expect(mayDecide({ actions }, server)).toBe(false)
  expect(mayRead({ actions }, server)).toBe(false)
})
