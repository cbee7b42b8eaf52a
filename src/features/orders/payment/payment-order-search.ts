import * as v from 'valibot'
import { PAYMENT_STATE_CHOICES } from '@/domain/order-states'
import { SETTLEMENT } from '@/domain/settlement'
import { choiceParam, dayParam, pagingParams, textParam } from '../../list/list-search'

/** The payment order list's filters and page, as they stand in the URL. */
export const paymentOrderSearch = v.object({
  code: textParam,
  createTimeStart: dayParam,
  createTimeEnd: dayParam,
  principal: textParam,
  state: choiceParam(PAYMENT_STATE_CHOICES.map(({ value }) => value)),
  type: choiceParam(Object.values(SETTLEMENT)),
  ownerName: textParam,
  parkName: textParam,
  affiliationDepartmentName: textParam,
  ...pagingParams,
})

export type PaymentOrderSearch = v.InferOutput<typeof paymentOrderSearch>
