import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderKind } from '@/domain/order-kinds'

/** The areas that lists and documents stand under, by the first segment of their paths. */
const AREA_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  payment: msg({ message: 'Payments', context: 'area' }),
  debit: msg({ message: 'Debits', context: 'area' }),
  reverse: msg({ message: 'Reverses', context: 'area' }),
  maintain: msg({ message: 'Base data', context: 'area' }),
} satisfies Record<OrderKind | 'maintain', MessageDescriptor>

/** What the area of a page is called; undefined for a page that stands in none. */
export function areaName(path: string): MessageDescriptor | undefined {
  const [, segment = ''] = path.split('/')
  return Object.hasOwn(AREA_NAMES, segment) ? AREA_NAMES[segment] : undefined
}
