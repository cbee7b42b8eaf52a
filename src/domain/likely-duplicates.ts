import { fromWireTime, type WireTime } from './china-time'

/** An order as far as it is told whether another one asks for the same money again. */
export interface ComparableOrder {
  code: string
  /** integer cents */
  amount: number
  /** when it was created */
  at: WireTime | undefined
  /** who pays */
  payingEntity?: string | undefined
  payingEntityAccount?: string | undefined
  /** the person named on it as paying */
  owner?: string | undefined
}

const DAY_MS = 24 * 60 * 60 * 1000

/** How far apart two orders may have been created, either way, to be taken for the same. */
export const DUPLICATE_DAYS = 30

/** A name as it is compared: full-width letters, capitals and spaces make no difference. */
function comparable(name: string | undefined): string {
  return (name ?? '').normalize('NFKC').replaceAll(/\s/gu, '').toLowerCase()
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  const name = comparable(one)
  return name !== '' && name === comparable(other)
}

function areClose(one: WireTime | undefined, other: WireTime | undefined): boolean {
  const [a, b] = [one, other].map((at) => (at === undefined ? undefined : fromWireTime(at)))
  if (a === undefined || b === undefined) return false
  return Math.abs(a - b) <= DUPLICATE_DAYS * DAY_MS
}

/** Whether two orders are alike enough to be the same money asked for twice; it is the same seen from either. */
export function areLikelyDuplicates(one: ComparableOrder, other: ComparableOrder): boolean {
  return (
    one.code !== other.code &&
    one.amount === other.amount &&
    areClose(one.at, other.at) &&
    (isSame(one.payingEntity, other.payingEntity) ||
      isSame(one.payingEntityAccount, other.payingEntityAccount) ||
      isSame(one.owner, other.owner))
  )
}

/**
 * The orders that are likely duplicates of one: the same amount, the same paying entity, account of it or payer, created
 * within 30 days of it. Each stands there once, however often it was found. See docs/domain/screens.md, "Facts beside a decision".
 */
export function likelyDuplicates<Order extends ComparableOrder>(
  order: ComparableOrder,
  others: readonly Order[],
): Order[] {
  const found = new Map(
    others.filter((other) => areLikelyDuplicates(order, other)).map((other) => [other.code, other]),
  )
  return [...found.values()]
}
