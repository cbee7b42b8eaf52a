import type { MessageDescriptor } from '@lingui/core'
import type { User } from '@/api/contract/session'
import { mayRaise } from '@/domain/transitions'
import { ORDER_TYPES } from './orders/registry'
import type { OrderPaths } from './orders/order-type'

/** Something that a person begins, from the start page or the command palette. */
interface QuickStart {
  path: OrderPaths['create']
  name: MessageDescriptor
}

/** What a person can begin without having something else open before. */
export function quickStarts(user: User): QuickStart[] {
  return Object.values(ORDER_TYPES)
    .filter(({ rules }) => mayRaise(rules, user))
    .map(({ paths, names }) => ({ path: paths.create, name: names.create }))
}
