import { lazy } from 'react'

/** A step between the list and all that papers are made of: the list names only this part before it is wanted. */
export const Vouchers = lazy(async () => ({
  default: (await import('./selected-vouchers')).SelectedOrders,
}))
