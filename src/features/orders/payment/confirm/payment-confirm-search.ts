import * as v from 'valibot'
import { paymentOrderSearch } from '../payment-order-search'

/** What stands in the URL of the confirm list: the order list's filters, and the tab. */
export const paymentConfirmSearch = v.object({
  ...paymentOrderSearch.entries,
  /** `all` asks for the second tab; without it the list shows what is to be done */
  tab: v.fallback(v.optional(v.literal('all')), undefined),
})
export type PaymentConfirmSearch = v.InferOutput<typeof paymentConfirmSearch>
