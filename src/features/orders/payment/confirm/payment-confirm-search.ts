import * as v from 'valibot'
import { tabParam } from '../../list/confirm-request'
import { paymentOrderSearch } from '../payment-order-search'

/** What stands in the URL of the confirm list: the order list's filters, and the tab. */
export const paymentConfirmSearch = v.object({ ...paymentOrderSearch.entries, tab: tabParam })
export type PaymentConfirmSearch = v.InferOutput<typeof paymentConfirmSearch>
