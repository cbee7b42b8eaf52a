import * as v from 'valibot'
import { DEBIT_STATE_CHOICES } from '@/domain/order-states'
import { choiceParam, dayParam, pagingParams, textParam } from '../../list/list-search'

/** The debit order list's filters and page, as they stand in the URL. */
export const debitOrderSearch = v.object({
  code: textParam,
  paymentCode: textParam,
  state: choiceParam(DEBIT_STATE_CHOICES.map(({ value }) => value)),
  createTimeStart: dayParam,
  createTimeEnd: dayParam,
  ...pagingParams,
})
export type DebitOrderSearch = v.InferOutput<typeof debitOrderSearch>
