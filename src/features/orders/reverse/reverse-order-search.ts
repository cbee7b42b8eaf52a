import * as v from 'valibot'
import { REVERSE_STATE_CHOICES } from '@/domain/order-states'
import { choiceParam, dayParam, pagingParams, textParam } from '../../list/list-search'

/** The reverse order list's filters and page, as they stand in the URL. */
export const reverseOrderSearch = v.object({
  code: textParam,
  paymentCode: textParam,
  debitCode: textParam,
  state: choiceParam(REVERSE_STATE_CHOICES.map(({ value }) => value)),
  createTimeStart: dayParam,
  createTimeEnd: dayParam,
  ...pagingParams,
})
export type ReverseOrderSearch = v.InferOutput<typeof reverseOrderSearch>
