import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { User } from '@/api/contract/session'
import { mayRaiseDeduction } from '@/domain/deduction-transitions'
import { mayRaisePayment } from '@/domain/payment-transitions'

/** Something that a person begins, from the start page or the command palette. */
export interface QuickStart {
  path: string
  name: MessageDescriptor
  isOffered: (user: User) => boolean
}

/** What can be begun without having something else open before. */
export const QUICK_STARTS: readonly QuickStart[] = [
  { path: '/payment/order/submit', name: msg`New payment order`, isOffered: mayRaisePayment },
  {
    path: '/debit/order/add',
    name: msg`New debit order`,
    isOffered: (user) => mayRaiseDeduction('debit', user),
  },
  {
    path: '/reverse/order/submit',
    name: msg`New reverse order`,
    isOffered: (user) => mayRaiseDeduction('reverse', user),
  },
]
