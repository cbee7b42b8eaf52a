import { holdsAny, mayRaise, type ActingUser, type OrderRules } from './transitions'

// Apart from the rules themselves, which come with the first list: that asks for none of this.

/** Whether a person decides on the orders of a type, other people's that is. */
export function mayDecide(
  { actions: { approve } }: Pick<OrderRules<never>, 'actions'>,
  user: ActingUser,
): boolean {
  return approve !== null && holdsAny(user, approve.areas)
}

/** Whether a person may read any order of a type, by its code. See docs/domain/people.md, "Whose list". */
export function mayRead(rules: Pick<OrderRules<never>, 'actions'>, user: ActingUser): boolean {
  return mayRaise(rules, user) || mayDecide(rules, user)
}
