import { askedPart } from '@/shell/asked-part'

/** A step between the list and all that papers are made of: the list names only this part before it is wanted. */
export const Vouchers = askedPart(async () => (await import('./selected-vouchers')).SelectedOrders)
